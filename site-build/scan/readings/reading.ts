/** One way to read a part of a file. */
export interface Reading {
  text: string;
  /**
   * `text` is what a reader or a program meets as one piece; `joined` is pieces with the seams between them taken out;
   * `source` is the file as it is written; `url` is an attribute that holds one.
   */
  kind: 'text' | 'joined' | 'source' | 'url';
}

/** Pieces that may be parts of one thing: with nothing between them, and with the space in them taken out too. */
export const joined = (pieces: readonly string[]): Reading => ({
  text: pieces.join('').replace(/\s+/g, ''),
  kind: 'joined',
});

export const textReading = (text: string): Reading => ({ text, kind: 'text' });
