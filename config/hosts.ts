/**
 * Whether `hostname`, as `URL` and `Location` give it, is this machine. Matches whole addresses only:
 * `127.0.0.1.example.com` is somebody's domain.
 */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
}
