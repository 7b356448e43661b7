import { brotliCompressSync, constants, createBrotliDecompress } from 'node:zlib';

/** Bytes of the first round trip: ten segments, TCP's initial window (https://www.rfc-editor.org/rfc/rfc6928). */
const FIRST_WINDOW_BYTES = 14_336;

/**
 * Decodes the start of the document's brotli 11 stream, to see whether the first round trip is enough for the hero.
 *
 * @param html the landing page's document
 * @returns how many bytes of the document are decoded, and at which byte the hero's section ends
 * @throws if the document has no hero
 */
export async function heroStream(html: Buffer): Promise<{ decoded: number; heroEnd: number }> {
  const start = html.indexOf('<h1');
  const end = html.indexOf('</section>', start);
  if (start < 0 || end < 0) throw new Error('The landing page has no section with an h1');
  const stream = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const decoder = createBrotliDecompress({ flush: constants.BROTLI_OPERATION_FLUSH });
  let decoded = 0;
  decoder.on('data', (chunk: Buffer) => (decoded += chunk.length));
  // The stream is cut short on purpose, so it never ends; the write finishes once all its bytes are decoded.
  await new Promise((resolve) => decoder.write(stream.subarray(0, FIRST_WINDOW_BYTES), resolve));
  await new Promise((resolve) => setImmediate(resolve));
  decoder.destroy();
  return { decoded, heroEnd: end };
}
