import { contractOn } from '../../config/chains.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { compareSymbol, nameNote, type ChainFacts } from './facts.ts';
import { ask, NoAnswer } from './json-rpc.ts';

/** The beginning of the main network's genesis hash, by which CAIP-2 names it. */
const MAIN_NETWORK = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const TOKEN_PROGRAMS: Readonly<Record<string, string>> = {
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: 'the token program',
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: 'Token-2022',
};
/** A mint's bytes: https://docs.rs/spl-token/latest/spl_token/state/struct.Mint.html. Extensions follow at byte 165. */
const MINT = { bytes: 82, decimalsAt: 44, initializedAt: 45, kindAt: 165, kind: 1 } as const;

interface Mint {
  decimals: number;
  isInitialized: boolean;
  /** As Token-2022 keeps them in the mint itself. */
  metadata?: { symbol: string; name: string };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads a mint from the node's parsed form. */
function fromParsed({ type, info }: Record<string, unknown>): Mint | null {
  if (type !== 'mint' || !isObject(info) || typeof info.decimals !== 'number') return null;
  const extensions = Array.isArray(info.extensions) ? (info.extensions as { extension: string; state: unknown }[]) : [];
  const state = extensions.find(({ extension }) => extension === 'tokenMetadata')?.state;
  const metadata = isObject(state) ? { symbol: String(state.symbol), name: String(state.name) } : undefined;
  return { decimals: info.decimals, isInitialized: info.isInitialized !== false, metadata };
}

/** Reads a mint from its bytes, which a node sends instead if it cannot parse them. */
function fromBytes(base64: string): Mint | null {
  const bytes = Buffer.from(base64, 'base64');
  const isMint = bytes.length === MINT.bytes || bytes[MINT.kindAt] === MINT.kind;
  return isMint ? { decimals: bytes[MINT.decimalsAt]!, isInitialized: bytes[MINT.initializedAt] === 1 } : null;
}

/** Asks Solana for the account at the configured address: whether it is a token's mint, and its decimals. @throws NoAnswer */
export async function askSolana(site: CheckedSite, url: string, timeoutMs: number): Promise<ChainFacts> {
  const { address } = contractOn(site, 'solana');
  const [genesis, answer] = await Promise.all([
    ask(url, 'getGenesisHash', [], timeoutMs).catch((error: NoAnswer) => {
      if (error.silence === 'timeout') throw error;
      return null;
    }),
    ask(url, 'getAccountInfo', [address, { encoding: 'jsonParsed', commitment: 'finalized' }], timeoutMs),
  ]);
  if (typeof genesis === 'string' && !genesis.startsWith(MAIN_NETWORK)) {
    throw new NoAnswer(
      'wrong answer',
      `its network’s genesis is ${genesis.slice(0, 60)}, which is not Solana’s main network`,
    );
  }
  const notes = typeof genesis === 'string' ? [] : ['The node does not say which network it serves.'];
  if (!isObject(answer) || !('value' in answer) || !(answer.value === null || isObject(answer.value))) {
    throw new NoAnswer('wrong answer', 'getAccountInfo answered without an account');
  }
  const account = answer.value;
  if (account === null) {
    return { contradictions: ['There is no account at this address. Correct the address, or launch first.'], notes };
  }
  const { owner, data } = account;
  const program = TOKEN_PROGRAMS[String(owner)];
  if (!program) {
    const line = `The account at this address belongs to ${String(owner).slice(0, 44)}, so it is no token. Correct the address.`;
    return { contradictions: [line], notes };
  }
  if (!Array.isArray(data) && !(isObject(data) && isObject(data.parsed))) {
    throw new NoAnswer('wrong answer', 'getAccountInfo answered with an account that has no data');
  }
  const mint = Array.isArray(data) ? fromBytes(String(data[0])) : fromParsed(data.parsed as Record<string, unknown>);
  if (!mint?.isInitialized) {
    return { contradictions: ['The account at this address is not a token’s mint. Correct the address.'], notes };
  }
  const { contradictions, notes: symbolNotes } = mint.metadata
    ? compareSymbol(site, mint.metadata.symbol)
    : { contradictions: [], notes: [] };
  return {
    contradictions,
    notes: [
      ...notes,
      `a mint of ${program} with ${mint.decimals} decimals (the configuration’s decimals are those on BNB Chain).`,
      ...symbolNotes,
      ...(mint.metadata ? [nameNote(site, mint.metadata.name)] : []),
    ],
  };
}
