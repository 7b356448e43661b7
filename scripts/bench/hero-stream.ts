import { brotliCompressSync, constants, createBrotliDecompress } from 'node:zlib';

/** What arrives in the first round trip: ten segments of TCP's first window. */
const FIRST_WINDOW_BYTES = 14_336;

/**
 * Whether the hero can be painted from the first round trip: decodes the start of the document's stream (brotli 11).
 *
 * @param html the landing page's document
 * @returns bytes of the document that are decoded, and where the hero's section ends in it
 * @throws where the document has no hero
 */
export async function heroStream(html: Buffer): Promise<{ decoded: number; heroEnd: number }> {
  const start = html.indexOf('<h1');
  const end = html.indexOf('</section>', start);
  if (start < 0 || end < 0) throw new Error('The landing page has no section with an h1');
  const stream = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const decoder = createBrotliDecompress({ flush: constants.BROTLI_OPERATION_FLUSH });
  let decoded = 0;
  decoder.on('data', (chunk: Buffer) => (decoded += chunk.length));
  // The stream is cut on purpose: the write ends once all that came is decoded.
  await new Promise((resolve) => decoder.write(stream.subarray(0, FIRST_WINDOW_BYTES), resolve));
  await new Promise((resolve) => setImmediate(resolve));
  decoder.destroy();
  return { decoded, heroEnd: end };
}
