import { chains, contractOn } from '../../config/chains.ts';
import { isMadeUp } from '../../src/lib/demonstration.ts';
import type { Site, ContractChain } from '../../shape/token.ts';
import { printable } from '../../site-build/problems.ts';
import { formatTokens, tokensIn } from '../../config/format.ts';
import { UserError } from '../lib/command.ts';
import { askBnb, askSolana, NoAnswer, type ChainNode, type NoToken, type TokenFacts } from './chains.ts';

/** What a chain says about its configured contract, worst first. */
const OUTCOMES = ['contradiction', 'could not ask', 'not confirmed', 'confirmed'] as const;

interface ChainsAnswer {
  outcome: (typeof OUTCOMES)[number];
  lines: readonly string[];
}

type Nodes = Readonly<Record<ContractChain, ChainNode>>;

/** Public nodes named in the chains' own documentation. */
const PUBLIC_NODES: Readonly<Record<ContractChain, string>> = {
  bnb: 'https://bsc-dataseed.bnbchain.org',
  solana: 'https://api.mainnet.solana.com',
};
const TIMEOUT_MS = 10_000;

/**
 * The nodes to ask: those of the options of `doctor` and `deploy`, or public ones.
 *
 * @throws UserError if an option is not a whole URL, which it does not repeat, because that may contain a key
 */
export function nodesFrom(options: { 'rpc-bnb'?: string; 'rpc-solana'?: string }): Nodes {
  const nodeFor = (chain: ContractChain): ChainNode => {
    const url = URL.parse(options[`rpc-${chain}`] ?? PUBLIC_NODES[chain]);
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
      throw new UserError(
        `--rpc-${chain} needs the whole URL of a node, without user name and password: -- --rpc-${chain} https://…`,
      );
    }
    return { url, timeoutMs: TIMEOUT_MS };
  };
  return { bnb: nodeFor('bnb'), solana: nodeFor('solana') };
}

const quoted = (text: string): string => `“${printable(text)}”`;

const beside = (configured: string | null): string => `(the configuration has ${configured ?? 'none'})`;

/** Names and symbols are compared without case, spaces and signs. */
const letters = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Compares what a chain says with the configuration. Lines with a cross contradict it. */
async function judge(site: Site, chain: ContractChain, facts: TokenFacts | NoToken): Promise<ChainsAnswer> {
  if (facts === 'nothing') {
    return { outcome: 'not confirmed', lines: ['There is nothing there yet. Correct the address, or launch first.'] };
  }
  if (facts === 'something else') {
    return { outcome: 'contradiction', lines: ['✗ There is no token there, but something else. Correct the address.'] };
  }
  const { name, symbol, decimals, supply } = facts;
  const isForeignName = name && !letters(name).includes(letters(site.product));
  // Without a symbol, pages show the product's name after $.
  const isForeignSymbol = symbol && letters(symbol) !== letters(site.symbol ?? site.product);
  // Only here, because texts are made from the facts, which doctor checks before.
  const { chainShares, TOTAL_SUPPLY } = await import('#token/content/figures.ts');
  const share = chainShares.find(({ id }) => id === chain)!.percentage;
  const lines = [
    `${isForeignName ? '✗ ' : ''}name: ${name ? quoted(name) : 'none'} ${beside(quoted(site.product))}`,
    `${isForeignSymbol ? '✗ ' : ''}symbol: ${symbol ? quoted(symbol) : 'none'} ${beside(quoted(site.symbol ?? site.product))}`,
    // Those configured are of the contract on BNB Chain.
    `decimals: ${decimals}${chain === 'bnb' ? ` ${beside(site.decimals?.toString() ?? null)}` : ''}`,
    `supply: ${formatTokens(Math.round(supply))} (the figures have ${formatTokens(tokensIn(share, TOTAL_SUPPLY))})`,
  ];
  if (isForeignName || isForeignSymbol) {
    const remedy = 'Correct the address, or product and symbol in the configuration.';
    return { outcome: 'contradiction', lines: [...lines, remedy] };
  }
  if (name && (symbol || site.symbol === null)) return { outcome: 'confirmed', lines };
  return { outcome: 'not confirmed', lines: [...lines, 'Make sure in the explorer that this is your token.'] };
}

async function askOne(site: Site, chain: ContractChain, node: ChainNode): Promise<ChainsAnswer> {
  const { name } = chains[chain];
  const { address } = contractOn(site, chain);
  const { host } = node.url;
  if (isMadeUp(address)) {
    return { outcome: 'could not ask', lines: [`${name}: not asked, because ${address} is a demonstration.`] };
  }
  try {
    const { outcome, lines } = await judge(site, chain, await (chain === 'bnb' ? askBnb : askSolana)(node, address));
    const verdict = outcome === 'contradiction' ? 'contradicted' : outcome;
    return { outcome, lines: [`${name}: ${address} ${verdict} by ${host}.`, ...lines.map((line) => `  ${line}`)] };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const remedy = `Try again later, or name another node with --rpc-${chain} URL.`;
    return { outcome: 'could not ask', lines: [`${name}: could not ask ${host}: ${error.message}. ${remedy}`] };
  }
}

/**
 * Asks BNB Chain and Solana whether the configured contracts exist and have the configured name and symbol, and shows
 * their decimals and supply. A node's failure is reported, never thrown.
 */
export async function askChains(site: Site, nodes: Nodes): Promise<ChainsAnswer> {
  const answers = await Promise.all([askOne(site, 'solana', nodes.solana), askOne(site, 'bnb', nodes.bnb)]);
  const outcome = OUTCOMES.find((each) => answers.some((answer) => answer.outcome === each))!;
  return { outcome, lines: answers.flatMap(({ lines }) => lines) };
}
