import { isDemonstration } from '../../config/demonstration.ts';
import { chains, contractOn } from '../../config/chains.ts';
import type { CheckedSite, ContractChain } from '../../config/site-config.ts';
import { printable } from '../../site-build/site-file/problems.ts';
import { askBnb, askSolana, NoAnswer, type TokenFacts } from './chains.ts';

/** What the chains say about the configured contracts. A contradiction on one outweighs the other. */
interface ChainsAnswer {
  outcome: 'confirmed' | 'contradiction' | 'could not ask';
  lines: readonly string[];
}

/** The options of `doctor` and `deploy` that name other nodes. */
export interface AskOptions {
  'rpc-bnb'?: string;
  'rpc-solana'?: string;
  timeoutMs?: number;
}

/** Public nodes named in the chains' own documentation. */
const BNB_NODE = 'https://bsc-dataseed.bnbchain.org';
const SOLANA_NODE = 'https://api.mainnet.solana.com';
const TIMEOUT_MS = 10_000;

const quoted = (text: string): string => `“${printable(text)}”`;

/** Symbols are compared without the sign that some tokens put in front. */
const bare = (symbol: string): string => symbol.trim().replace(/^[$#]/, '');

/** Compares what a chain says with the configuration. Lines with a cross contradict it. */
function judge(site: CheckedSite, { fault, symbol, decimals, name, note }: TokenFacts): string[] {
  if (fault !== undefined) return [`✗ ${fault}`];
  const lines = note === undefined ? [] : [note];
  const compare = (what: string, found: string, configured: string | null, isSame: boolean) => {
    if (configured === null) lines.push(`${what}: ${found}; the configuration has none.`);
    else if (isSame) lines.push(`${what}: ${found}, as configured.`);
    else lines.push(`✗ ${what}: ${found}, but the configuration has ${configured}. Correct ${what}, or the address.`);
  };
  if (symbol !== undefined) {
    compare('symbol', quoted(symbol), site.symbol && quoted(site.symbol), bare(site.symbol ?? '') === bare(symbol));
  }
  if (decimals !== undefined) {
    compare('decimals', String(decimals), site.decimals?.toString() ?? null, site.decimals === decimals);
  }
  if (name !== undefined) {
    // A token's name may be longer than its product's, so it never contradicts.
    const isOwn = name.toLowerCase().includes(site.product.toLowerCase());
    lines.push(
      `name: ${quoted(name)}${isOwn ? '.' : `, without ${quoted(site.product)} in it. Make sure that this is your token.`}`,
    );
  }
  return lines;
}

const REMEDY = { timeout: 'Try again', refusal: 'Try again later', 'wrong answer': 'Do not trust this node' };

async function askOne(site: CheckedSite, chain: ContractChain, url: string, timeoutMs: number): Promise<ChainsAnswer> {
  const { name } = chains[chain];
  const { address } = contractOn(site, chain);
  // A node's URL may contain a key, so only its host is printed.
  const host = URL.parse(url)?.host ?? printable(url);
  if (isDemonstration(address)) {
    return { outcome: 'could not ask', lines: [`${name}: not asked, because ${address} is a demonstration.`] };
  }
  try {
    const lines = judge(site, await (chain === 'bnb' ? askBnb : askSolana)({ url, timeoutMs }, address));
    const isWrong = lines.some((line) => line.startsWith('✗'));
    const first = `${name}: ${address} ${isWrong ? 'contradicted' : 'confirmed'} by ${host}.`;
    return { outcome: isWrong ? 'contradiction' : 'confirmed', lines: [first, ...lines.map((line) => `  ${line}`)] };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const { silence, message } = error;
    const reason = `  ${printable(message, 200)}. ${REMEDY[silence]}, or name another node with --rpc-${chain} URL.`;
    return { outcome: 'could not ask', lines: [`${name}: could not ask ${host}: ${silence}.`, reason] };
  }
}

/**
 * Asks BNB Chain and Solana whether the configured contracts exist, and compares symbol, decimals and name with the
 * configuration. A node's failure is reported, never thrown.
 */
export async function askChains(
  site: CheckedSite,
  { 'rpc-bnb': bnb = BNB_NODE, 'rpc-solana': solana = SOLANA_NODE, timeoutMs = TIMEOUT_MS }: AskOptions = {},
): Promise<ChainsAnswer> {
  const answers = await Promise.all([askOne(site, 'solana', solana, timeoutMs), askOne(site, 'bnb', bnb, timeoutMs)]);
  const outcome = (['contradiction', 'could not ask', 'confirmed'] as const).find((each) =>
    answers.some((answer) => answer.outcome === each),
  )!;
  return { outcome, lines: answers.flatMap(({ lines }) => lines) };
}
