import { existsSync, readFileSync } from 'node:fs';

const FILE = 'token/budget.json';

interface Budget {
  /** What the landing page loads, compressed. */
  bytesAtLoad: number;
  /** Height of the landing page on a phone of 390 px. */
  phonePixels: number;
  /** Recorded sizes of documents and assets, compressed, by name without hash. */
  files?: Readonly<Record<string, number>>;
}

/** The token's own limits, or without them ours, for texts half as long again as the first token's. */
export const budget: Budget = existsSync(FILE)
  ? (JSON.parse(readFileSync(FILE, 'utf8')) as Budget)
  : { bytesAtLoad: 163_840, phonePixels: 21_000 };
