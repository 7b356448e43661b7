/** More than any honest mistake. */
const DRAIN_LIMIT_BYTES = 16 * 1024 * 1024;

/**
 * Reads a request's body and throws it away, up to 16 MiB. `wrangler dev` fails this request or the *next* one on a
 * connection whose body was left unread, and cancelling the body does not help. Cloudflare's edge needs none of this.
 */
export async function drain(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body) return;
  const reader = body.getReader();
  let left = DRAIN_LIMIT_BYTES;
  while (left > 0) {
    const { done, value } = await reader.read();
    if (done) return;
    left -= value.byteLength;
  }
}
