/** Markup that some program would run if it took the picture for a page; too long to occur by chance. */
const MARKUP = /<(?:script|iframe|html|body|!doctype|\?php|svg[\s>]|object|embed|meta\s)|\bhref\s*=/i;

const ascii = (bytes: Buffer, from: number, length: number): string =>
  bytes.subarray(from, from + length).toString('latin1');

/** A length, a name and a checksum around each chunk: https://www.w3.org/TR/png-3/#5Chunk-layout. */
function isPng(bytes: Buffer): boolean {
  if (ascii(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || ascii(bytes, 12, 4) !== 'IHDR') return false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const name = ascii(bytes, at + 4, 4);
    if (!/^[A-Za-z]{4}$/.test(name)) return false;
    at += 12 + bytes.readUInt32BE(at);
    if (name === 'IEND') return at === bytes.length;
  }
  return false;
}

/** Segments with a marker and a length, and coded pictures in between: ITU-T T.81, annex B. */
function isJpeg(bytes: Buffer): boolean {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return false;
  for (let at = 2; at + 1 < bytes.length;) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1]!;
    if (marker === 0xd9) return at + 2 === bytes.length;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (at + 4 > bytes.length) return false;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker !== 0xda) continue;
    // Within the coded picture, 0xff is followed by zero or by a restart marker.
    while (at + 1 < bytes.length && !(bytes[at] === 0xff && bytes[at + 1] !== 0 && (bytes[at + 1]! & 0xf8) !== 0xd0))
      at += 1;
  }
  return false;
}

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP', 'EXIF', 'XMP ']);

/** Chunks with a name and a length, padded to an even one: https://developers.google.com/speed/webp/docs/riff_container. */
function isWebp(bytes: Buffer): boolean {
  if (bytes.length < 20 || ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 4) !== 'WEBP') return false;
  let at = 12;
  while (at + 8 <= bytes.length && WEBP_CHUNKS.has(ascii(bytes, at, 4))) {
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return at === bytes.length && bytes.readUInt32LE(4) + 8 === bytes.length;
}

const isFont = (bytes: Buffer): boolean => ascii(bytes, 0, 4) === 'wOF2' && bytes.readUInt32BE(8) === bytes.length;

const whole: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  '.png': isPng,
  '.jpg': isJpeg,
  '.jpeg': isJpeg,
  '.webp': isWebp,
  '.woff2': isFont,
};

/** Says why a binary file is not just what its extension says, or null. */
export function binaryFault(extension: string, bytes: Buffer): string | null {
  const isWhole = whole[extension];
  if (!isWhole) return 'The site does not serve this kind of file. Remove it, or convert it to PNG, JPEG or WebP.';
  if (!isWhole(bytes)) return `Its bytes are not just those of a ${extension} file. Export the picture again.`;
  const [markup] = MARKUP.exec(bytes.toString('latin1')) ?? [];
  return markup ? `It contains markup, ${markup}. Export the picture again without comments and metadata.` : null;
}
