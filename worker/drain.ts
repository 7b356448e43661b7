/** More than anybody sends by mistake. */
const DRAIN_LIMIT_BYTES = 16 * 1024 * 1024;

/**
 * Reads and discards up to 16 MiB of a request's body. When a body is left unread, `wrangler dev` fails that request or
 * the *next* one on the connection, and cancelling the body does not help. Cloudflare's edge is not affected.
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
