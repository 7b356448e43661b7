import { isDemonstration } from '../../config/demonstration.ts';
import { chains, contractOn } from '../../config/chains.ts';
import type { CheckedSite, ContractChain } from '../../config/site-config.ts';
import { askBnb } from './bnb.ts';
import { NoAnswer } from './json-rpc.ts';
import { UserError } from '../lib/user-error.ts';
import { askSolana } from './solana.ts';

/** What the chains say of the configured contracts. A contradiction on one outweighs the other. */
export type Outcome = 'confirmed' | 'contradiction' | 'could not ask';

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
export const PUBLIC_RPC = {
  bnb: 'https://bsc-dataseed.bnbchain.org',
  solana: 'https://api.mainnet.solana.com',
} as const satisfies Record<ContractChain, string>;

const TIMEOUT_MS = 10_000;
const OPTION = { bnb: '--rpc-bnb', solana: '--rpc-solana' } as const;

/**
 * Reads the options that name other nodes, as `doctor` and `deploy` share them.
 *
 * @throws UserError for an option that is no http or https URL
 */
export function nodeOptions(values: { 'rpc-bnb'?: string; 'rpc-solana'?: string }): AskOptions {
  for (const [name, value] of Object.entries(values)) {
    if (!name.startsWith('rpc-') || /^https?:$/.test(URL.parse(String(value))?.protocol ?? '')) continue;
    throw new UserError(`--${name} is ${JSON.stringify(value)}. Write a node’s URL: --${name} https://…`);
  }
  return { rpcBnb: values['rpc-bnb'], rpcSolana: values['rpc-solana'] };
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
    const { contradictions, notes } = await (chain === 'bnb' ? askBnb : askSolana)(site, url, timeoutMs);
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
