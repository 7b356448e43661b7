/** Where the operator writes the token's facts. */
export const SITE_FILE = 'token/site.ts';

/** A wrong value in a file of the operator's. */
export interface Problem {
  file: string;
  /** Where it is in the file, such as `contracts[1].address`; empty if it is the whole file. */
  path: string;
  value: unknown;
  remedy: string;
}

const placeOf = ({ file, path }: Problem): string => (path ? `${file}: ${path}` : file);
const quoted = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value));

/** Files of the operator's from which the site cannot be built. The message lists every problem. */
export class ConfigError extends Error {
  constructor(problems: readonly Problem[]) {
    const listed = problems.map(
      (problem) => `  ${placeOf(problem)}\n    is      ${quoted(problem.value)}\n    remedy  ${problem.remedy}\n`,
    );
    super(`${problems.length === 1 ? 'One value is' : `${problems.length} values are`} wrong:\n\n${listed.join('\n')}`);
    // The mistake is the operator's: the build's stack trace would only bury the list.
    this.stack = this.message;
  }
}

/** @throws ConfigError that lists the problems, if there are any */
export function assertNone(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ConfigError(problems);
}

/** A problem as one sentence and its remedy. */
export const inOneLine = (problem: Problem): string =>
  `${placeOf(problem)} is ${quoted(problem.value)}. ${problem.remedy}`;

/** Makes untrusted text safe for a terminal: at most 200 characters, with nothing that moves the cursor or is unseen. */
export const printable = (text: string): string =>
  text
    .slice(0, 200)
    .replace(/[\p{C}\p{Zl}\p{Zp}\p{M}]/gu, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
