/** A wrong value in a file of the operator's. */
export interface Problem {
  /** Where it is in the file, such as `contracts[1].address`. */
  path: string;
  value: unknown;
  remedy: string;
}

const listed = ({ path, value, remedy }: Problem): string =>
  `  ${path}\n    is      ${value === undefined ? 'missing' : JSON.stringify(value)}\n    remedy  ${remedy}`;

/** A file of the operator's from which the site cannot be built. The message lists every problem. */
export class ConfigError extends Error {
  constructor(file: string, problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
    super(`${file} has ${count}:\n\n${problems.map(listed).join('\n\n')}\n`);
    // The mistake is the operator's: the build's stack trace would only bury the list.
    this.stack = this.message;
  }
}

/** A problem as one sentence and its remedy. */
export const inOneLine = ({ path, value, remedy }: Problem): string =>
  `${path} is ${value === undefined ? 'missing' : JSON.stringify(value)}. ${remedy}`;

/** Makes untrusted text safe for a terminal: at most 200 characters, with nothing that moves the cursor or is unseen. */
export const printable = (text: string): string =>
  text
    .slice(0, 200)
    .replace(/[\p{C}\p{Zl}\p{Zp}\p{M}]/gu, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
