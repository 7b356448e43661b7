/** 64 KiB: enough for any honest mistake, little enough to cost nothing. */
const DRAIN_LIMIT_BYTES = 64 * 1024;

/**
 * Reads a request's body and throws it away, up to 64 KiB. Both local servers fail the *next* request on a connection
 * whose last body was left unread, and cancelling the body does not help.
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
