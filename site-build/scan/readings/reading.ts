/** One way to read a part of a file. */
export interface Reading {
  text: string;
  /**
   * `text` is what a reader or a program sees as one piece; `joined` is several pieces joined without separators;
   * `source` is the file as written; `url` is the value of an attribute that holds a URL.
   */
  kind: 'text' | 'joined' | 'source' | 'url';
}

/** Joins pieces that may belong together, with and without the white space inside them. */
export const joined = (pieces: readonly string[]): Reading => ({
  text: pieces.join('').replace(/\s+/g, ''),
  kind: 'joined',
});

export const textReading = (text: string): Reading => ({ text, kind: 'text' });
