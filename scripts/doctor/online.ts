import { isDemonstration } from '../../config/demonstration.ts';
import { chains, contractOn } from '../../config/chains.ts';
import type { CheckedSite, ContractChain } from '../../config/site-config.ts';
import { printable } from '../../site-build/config/printable.ts';
import { UserError } from '../lib/command.ts';
import { askBnb } from './bnb.ts';
import { NoAnswer, type TokenFacts } from './json-rpc.ts';
import { askSolana } from './solana.ts';

/** What the chains say of the configured contracts. A contradiction on one outweighs the other. */
type Outcome = 'confirmed' | 'contradiction' | 'could not ask';

export interface ChainsAnswer {
  outcome: Outcome;
  /** What each chain says, to be printed. */
  lines: readonly string[];
}

export interface AskOptions {
  rpcBnb?: string;
  rpcSolana?: string;
  /** For each question. */
  timeoutMs?: number;
}

/** The public nodes that the chains' own documentation names. */
const PUBLIC_RPC = {
  bnb: 'https://bsc-dataseed.bnbchain.org',
  solana: 'https://api.mainnet.solana.com',
} as const satisfies Record<ContractChain, string>;

const TIMEOUT_MS = 10_000;
const OPTION = { bnb: '--rpc-bnb', solana: '--rpc-solana' } as const;

/**
 * Reads the options that name other nodes, as `doctor` and `deploy` share them.
 *
 * @throws UserError for an option that is not an http or https URL
 */
export function nodeOptions(values: { 'rpc-bnb'?: string; 'rpc-solana'?: string }): AskOptions {
  for (const [name, value] of Object.entries(values)) {
    if (!name.startsWith('rpc-') || /^https?:$/.test(URL.parse(String(value))?.protocol ?? '')) continue;
    throw new UserError(`--${name} is ${JSON.stringify(value)}. Write a node’s URL: --${name} https://…`);
  }
  return { rpcBnb: values['rpc-bnb'], rpcSolana: values['rpc-solana'] };
}

const quoted = (text: string): string => `“${printable(text)}”`;

/** Symbols are compared without the sign that some tokens put before theirs. */
const bare = (symbol: string): string => symbol.trim().replace(/^[$#]/, '');

/** Compares what a chain says with the configuration. */
function judge(site: CheckedSite, { fault, symbol, decimals, name, notes: others }: TokenFacts) {
  const contradictions: string[] = fault === undefined ? [] : [fault];
  const notes = [...others];
  const compare = (what: string, found: string, configured: string | null, isSame: boolean) => {
    if (configured === null) notes.push(`${what}: ${found}; the configuration has none.`);
    else if (isSame) notes.push(`${what}: ${found}, as configured.`);
    else {
      const line = `${what}: ${found}, but the configuration has ${configured}. Correct ${what}, or the address.`;
      contradictions.push(line);
    }
  };
  if (symbol !== undefined) {
    const isSame = site.symbol !== null && bare(site.symbol) === bare(symbol);
    compare('symbol', quoted(symbol), site.symbol && quoted(site.symbol), isSame);
  }
  if (decimals !== undefined) {
    compare('decimals', String(decimals), site.decimals?.toString() ?? null, site.decimals === decimals);
  }
  if (name !== undefined) {
    // A token may have a longer name than its product, so it never contradicts.
    const isOwn = name.toLowerCase().includes(site.product.toLowerCase());
    const doubt = `, without ${quoted(site.product)} in it. Make sure that this is your token.`;
    notes.push(`name: ${quoted(name)}${isOwn ? '.' : doubt}`);
  }
  return { contradictions, notes };
}

async function askOne(site: CheckedSite, chain: ContractChain, url: string, timeoutMs: number): Promise<ChainsAnswer> {
  const { name } = chains[chain];
  const { address } = contractOn(site, chain);
  // A node's URL may contain a key, so only its host is printed.
  const from = URL.parse(url)?.host ?? url;
  if (isDemonstration(address)) {
    return { outcome: 'could not ask', lines: [`${name}: not asked, because ${address} is a demonstration.`] };
  }
  try {
    const facts = await (chain === 'bnb' ? askBnb : askSolana)(address, url, timeoutMs);
    const { contradictions, notes } = judge(site, facts);
    const outcome = contradictions.length > 0 ? 'contradiction' : 'confirmed';
    const first = `${name}: ${address} ${outcome === 'confirmed' ? 'confirmed' : 'contradicted'} by ${from}.`;
    return {
      outcome,
      lines: [first, ...contradictions.map((line) => `  ✗ ${line}`), ...notes.map((line) => `  ${line}`)],
    };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const first = `${name}: could not ask ${from}: ${error.silence}.`;
    const remedy = { timeout: 'Try again', refusal: 'Try again later', 'wrong answer': 'Do not trust this node' };
    return {
      outcome: 'could not ask',
      lines: [first, `  ${error.message}. ${remedy[error.silence]}, or name another node with ${OPTION[chain]} URL.`],
    };
  }
}

/**
 * Asks BNB Chain and Solana whether the configured contracts are there, and compares symbol, decimals and name with the
 * configuration. Never throws for what a node does.
 */
export async function askChains(
  site: CheckedSite,
  { rpcBnb = PUBLIC_RPC.bnb, rpcSolana = PUBLIC_RPC.solana, timeoutMs = TIMEOUT_MS }: AskOptions = {},
): Promise<ChainsAnswer> {
  const answers = await Promise.all([
    askOne(site, 'solana', rpcSolana, timeoutMs),
    askOne(site, 'bnb', rpcBnb, timeoutMs),
  ]);
  const outcome = (['contradiction', 'could not ask', 'confirmed'] as const).find((each) =>
    answers.some((answer) => answer.outcome === each),
  )!;
  return { outcome, lines: answers.flatMap(({ lines }) => lines) };
}
