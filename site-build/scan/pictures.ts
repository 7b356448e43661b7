/** Names of the parts of an image file, in order; null if it is incomplete or has data after its end. */
type Parts = readonly string[] | null;

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** Chunks of length, name, data and checksum: https://www.w3.org/TR/png-3/#5Chunk-layout. */
function png(bytes: Buffer): Parts {
  const names: string[] = [];
  if (ascii(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n') return null;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    names.push(ascii(bytes, at + 4, at + 8));
    if (names.at(-1) === 'IEND') return at + 12 === bytes.length ? names : null;
  }
  return null;
}

/** End of the entropy-coded data, in which 0xff is followed by zero or a restart marker. */
function endOfScan(bytes: Buffer, start: number): number {
  let at = start;
  while (at + 1 < bytes.length && (bytes[at] !== 0xff || bytes[at + 1] === 0 || (bytes[at + 1]! & 0xf8) === 0xd0))
    at += 1;
  return at;
}

/** Segments of marker and length, with entropy-coded data in between: ITU-T T.81, annex B. */
function jpeg(bytes: Buffer): Parts {
  const names: string[] = [];
  if (ascii(bytes, 0, 2) !== '\xff\xd8') return null;
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === 0xd9;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === 0xd9) return at + 2 === bytes.length ? names : null;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const name = marker === 0xfe ? 'COM' : (marker & 0xf0) === 0xe0 ? `APP${marker & 0x0f}` : 'picture';
    names.push(name.startsWith('APP') ? `${name} ${ascii(bytes, at + 4, at + 8)}` : name);
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xda) at = endOfScan(bytes, at);
  }
  return null;
}

/** Chunks of name and length, padded to even length: https://developers.google.com/speed/webp/docs/riff_container. */
function webp(bytes: Buffer): Parts {
  const names: string[] = [];
  if (ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 12) !== 'WEBP') return null;
  let at = 12;
  for (; at + 8 <= bytes.length; at += 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) % 2)) {
    names.push(ascii(bytes, at, at + 4));
  }
  return at === bytes.length && bytes.readUInt32LE(4) + 8 === bytes.length ? names : null;
}

/** Length of a colour table, from the flags before it. */
const colors = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/** Blocks of length-prefixed sub-blocks: https://www.w3.org/Graphics/GIF/spec-gif89a.txt. */
function gif(bytes: Buffer): Parts {
  const names: string[] = [];
  if (!/^GIF8[79]a$/.test(ascii(bytes, 0, 6)) || bytes.length < 14) return null;
  for (let at = 13 + colors(bytes[10]!); at < bytes.length;) {
    if (bytes[at] === 0x3b) return at + 1 === bytes.length ? names : null;
    if (bytes[at] === 0x21) {
      const label = bytes[at + 1]!;
      names.push(
        { 0xfe: 'comment', 0x01: 'text', 0xff: `application ${ascii(bytes, at + 3, at + 11)}` }[label] ?? 'control',
      );
      at += 2;
    } else if (bytes[at] === 0x2c) at += 11 + colors(bytes[at + 9]!);
    else return null;
    while (bytes[at]) at += 1 + bytes[at]!;
    at += 1;
  }
  return null;
}

/** Parts that only draw or control the drawing: sizes, colours, transparency, animation. */
const DRAWS: Readonly<Record<string, readonly [read: (bytes: Buffer) => Parts, parts: RegExp]>> = {
  png: [png, /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|bKGD|pHYs|sBIT|tIME|acTL|fcTL|fdAT|cICP)$/],
  jpg: [jpeg, /^(?:picture|APP0 JFIF|APP2 ICC_|APP14 Adob)$/],
  webp: [webp, /^(?:VP8[ LX]|ALPH|ANIM|ANMF|ICCP)$/],
  gif: [gif, /^(?:control|application (?:NETSCAPE|ANIMEXTS))$/],
};

/** Whether `pictureFault` can read a file, going by its name. */
export const isPicture = (file: string): boolean => /\.(?:png|jpe?g|webp|gif)$/i.test(file);

/** What a picture's file carries besides the picture, such as a comment or data after its end; or null. */
export function pictureFault(file: string, bytes: Buffer): string | null {
  const kind = /\w+$/.exec(file)![0].toLowerCase().replace('jpeg', 'jpg');
  const [read, draws] = DRAWS[kind]!;
  const parts = read(bytes);
  if (parts === null) return `it is not one whole ${kind} and nothing else. Export it again`;
  const other = parts.find((part) => !draws.test(part));
  return other === undefined ? null : `it carries text or metadata (${other.trim()}). Export it without`;
}
