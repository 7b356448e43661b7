import { chains, contractOn } from '../../config/chains.ts';
import { isDemonstration } from '../../config/demonstration.ts';
import type { CheckedSite, ContractChain } from '../../config/site-config.ts';
import { printable } from '../../site-build/site-file/problems.ts';
import { UserError } from '../lib/command.ts';
import { askBnb, askSolana, NoAnswer, type ChainNode, type TokenFacts } from './chains.ts';

/** What a chain says about its configured contract, worst first. */
const OUTCOMES = ['contradiction', 'could not ask', 'not confirmed', 'confirmed'] as const;

interface ChainsAnswer {
  outcome: (typeof OUTCOMES)[number];
  lines: readonly string[];
}

/** The options of `doctor` and `deploy` that name other nodes. */
interface NodeOptions {
  'rpc-bnb'?: string;
  'rpc-solana'?: string;
}

type Nodes = Readonly<Record<ContractChain, ChainNode>>;

/** Public nodes named in the chains' own documentation. */
const PUBLIC_NODES: Readonly<Record<ContractChain, string>> = {
  bnb: 'https://bsc-dataseed.bnbchain.org',
  solana: 'https://api.mainnet.solana.com',
};
const TIMEOUT_MS = 10_000;

/**
 * The nodes to ask: those of the options, or public ones.
 *
 * @throws UserError if an option is not a whole URL, which it does not repeat, because that may contain a key
 */
export function nodesFrom(options: NodeOptions, timeoutMs = TIMEOUT_MS): Nodes {
  const nodeFor = (chain: ContractChain): ChainNode => {
    const given = options[`rpc-${chain}`];
    const url = URL.parse(given ?? PUBLIC_NODES[chain]);
    if (!url || !/^https?:\/\/[^/]/i.test(given ?? url.href)) {
      throw new UserError(`--rpc-${chain} needs the whole URL of a node: -- --rpc-${chain} https://…`);
    }
    return { url, timeoutMs };
  };
  return { bnb: nodeFor('bnb'), solana: nodeFor('solana') };
}

const quoted = (text: string): string => `“${printable(text)}”`;

/** Symbols are compared without the sign that some tokens put in front. */
const bare = (symbol: string): string => symbol.trim().replace(/^[$#]/, '');

/** Whether a name has the product's in it, at the start of a word: “Ping Token” is Ping's, “Shipping” is not. */
const isNamedAfter = (product: string, name: string): boolean => {
  const letters = [...product.replaceAll(/[ ._-]/g, '')].join(String.raw`[\s._-]*`);
  return RegExp(String.raw`(?<![\p{L}\p{N}])${letters}`, 'iu').test(name);
};

/** Compares what a chain says with the configuration. Lines with a cross contradict it. */
function judge(site: CheckedSite, { fault, symbol, decimals, name, notes }: TokenFacts): ChainsAnswer {
  if (fault !== undefined) return { outcome: 'contradiction', lines: [`✗ ${fault}`] };
  const lines = [...notes];
  const compare = (what: string, found: string, configured: string | null, isSame: boolean) => {
    if (configured === null) lines.push(`${what}: ${found}; the configuration has none.`);
    else if (isSame) lines.push(`${what}: ${found}, as configured.`);
    else lines.push(`✗ ${what}: ${found}, but the configuration has ${configured}. Correct ${what}, or the address.`);
  };
  if (symbol) {
    compare('symbol', quoted(symbol), site.symbol && quoted(site.symbol), bare(site.symbol ?? '') === bare(symbol));
  }
  if (decimals !== undefined) {
    compare('decimals', String(decimals), site.decimals?.toString() ?? null, site.decimals === decimals);
  }
  const isOwn = isNamedAfter(site.product, name ?? '');
  const doubt = `, without ${quoted(site.product)} in it. Make sure that this is your token.`;
  if (name) lines.push(`name: ${quoted(name)}${isOwn ? '.' : doubt}`);
  const isWrong = lines.some((line) => line.startsWith('✗'));
  return { outcome: isWrong ? 'contradiction' : isOwn ? 'confirmed' : 'not confirmed', lines };
}

async function askOne(site: CheckedSite, chain: ContractChain, node: ChainNode): Promise<ChainsAnswer> {
  const { name } = chains[chain];
  const { address } = contractOn(site, chain);
  const { host } = node.url;
  if (isDemonstration(address)) {
    return { outcome: 'could not ask', lines: [`${name}: not asked, because ${address} is a demonstration.`] };
  }
  try {
    const facts = await (chain === 'bnb' ? askBnb : askSolana)(node, address);
    const { outcome, lines } = judge(site, facts);
    const isUnnamed = outcome === 'not confirmed' && !facts.name;
    const verdict = isUnnamed
      ? 'exists, name not checked, says'
      : `${outcome === 'contradiction' ? 'contradicted' : outcome} by`;
    return { outcome, lines: [`${name}: ${address} ${verdict} ${host}.`, ...lines.map((line) => `  ${line}`)] };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const remedy = error.isWrong ? 'Do not trust this node: name another' : 'Try again later, or name another node';
    const reason = `  ${printable(error.message)}. ${remedy} with --rpc-${chain} URL.`;
    return { outcome: 'could not ask', lines: [`${name}: could not ask ${host}.`, reason] };
  }
}

/**
 * Asks BNB Chain and Solana whether the configured contracts exist, and compares symbol, decimals and name with the
 * configuration. A node's failure is reported, never thrown.
 */
export async function askChains(site: CheckedSite, nodes: Nodes): Promise<ChainsAnswer> {
  const answers = await Promise.all([askOne(site, 'solana', nodes.solana), askOne(site, 'bnb', nodes.bnb)]);
  const outcome = OUTCOMES.find((each) => answers.some((answer) => answer.outcome === each))!;
  return { outcome, lines: answers.flatMap(({ lines }) => lines) };
}
