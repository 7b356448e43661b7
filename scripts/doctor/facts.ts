import type { CheckedSite } from '../../config/site-config.ts';
import { printable } from '../../site-build/config/printable.ts';

/** One chain's answer: what contradicts the configuration, and what else is worth reading. */
export interface ChainFacts {
  contradictions: readonly string[];
  notes: readonly string[];
}

const quoted = (text: string): string => `“${printable(text)}”`;

/** Symbols are compared without the sign that some tokens put before theirs. */
const bare = (symbol: string): string => symbol.trim().replace(/^[$#]/, '');

/** Compares a symbol on a chain with the configured one: what contradicts it, and what to note. */
export function compareSymbol({ symbol }: CheckedSite, found: string): ChainFacts {
  if (symbol === null) return { contradictions: [], notes: [`symbol: ${quoted(found)}; the configuration has none.`] };
  if (bare(symbol) === bare(found)) return { contradictions: [], notes: [`symbol: ${quoted(found)}, as configured.`] };
  const line = `symbol: ${quoted(found)}, but the configuration has ${quoted(symbol)}. Correct symbol, or the address.`;
  return { contradictions: [line], notes: [] };
}

/** Notes a name on a chain; a token may have a longer one than its product, so it never contradicts. */
export const nameNote = ({ product }: CheckedSite, found: string): string =>
  found.toLowerCase().includes(product.toLowerCase())
    ? `name: ${quoted(found)}.`
    : `name: ${quoted(found)}, without ${quoted(product)} in it. Make sure that this is your token.`;
