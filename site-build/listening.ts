/** How a server listens; only this machine reaches it, or with HOST=0.0.0.0, a phone in the same network, too. */
export function listening(port: number) {
  // Nothing here needs Cloudflare's description of a request, and without a network it fails with a stack trace.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  return {
    host: process.env.HOST || '127.0.0.1',
    port: Number(process.env.PORT ?? port),
    strictPort: true,
    cors: false,
  };
}
