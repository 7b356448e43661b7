import { existsSync, readFileSync } from 'node:fs';

const FILE = 'token/budget.json';

interface Budget {
  /** What the landing page loads, compressed. */
  bytesAtLoad: number;
  /** Height of the landing page on a phone of 390 px. */
  phonePixels: number;
  /** Where the receipt of the hero's payment ends on such a phone, whose first screen is 844 px high. */
  receiptPixels: number;
}

/** For texts half as long again as the first token's. */
const OURS: Budget = { bytesAtLoad: 163_840, phonePixels: 21_000, receiptPixels: 1266 };

/** The token's own limits, and ours for those that it does not set. */
export const budget: Budget = {
  ...OURS,
  ...(existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Partial<Budget>) : undefined),
};
