const MIB = 1024 ** 2;
const SIZE = 64 * MIB;
/** The smallest page of memory on any system that Node.js runs on. */
const PAGE = 4096;

/**
 * Measures how long the system takes to provide fresh memory, which every load of a page needs and Lighthouse's
 * index does not show.
 *
 * @returns milliseconds per MiB
 */
export function memoryCost(): number {
  const begun = performance.now();
  const bytes = Buffer.allocUnsafeSlow(SIZE);
  for (let at = 0; at < SIZE; at += PAGE) bytes[at] = 1;
  return (performance.now() - begun) / (SIZE / MIB);
}
