import { z } from 'zod';
import { ask, NoAnswer, type TokenFacts } from './json-rpc.ts';

/** The beginning of the main network's genesis hash, by which CAIP-2 names it. */
const MAIN_NETWORK = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const TOKEN_PROGRAMS: Readonly<Record<string, string>> = {
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: 'the token program',
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: 'Token-2022',
};
/** A mint's bytes: https://docs.rs/spl-token/latest/spl_token/state/struct.Mint.html. Extensions follow at byte 165. */
const MINT = { bytes: 82, decimalsAt: 44, initializedAt: 45, kindAt: 165, kind: 1 } as const;

/** An account as the node parsed it, or its bytes if it could not. */
const answerSchema = z.object({
  value: z
    .object({
      owner: z.string(),
      data: z.union([z.tuple([z.string()], z.string()), z.object({ parsed: z.unknown() })]),
    })
    .nullable(),
});
const metadataSchema = z.object({ symbol: z.string(), name: z.string() });
const mintSchema = z.object({
  type: z.literal('mint'),
  info: z.object({
    decimals: z.number(),
    isInitialized: z.literal(true),
    extensions: z.array(z.object({ extension: z.string(), state: z.unknown().optional() })).default([]),
  }),
});

interface Mint {
  decimals: number;
  /** As Token-2022 keeps them in the mint itself. */
  metadata?: { symbol: string; name: string };
}

/** Reads a mint from the node's parsed form; null for another kind of account. */
function fromParsed(parsed: unknown): Mint | null {
  const mint = mintSchema.safeParse(parsed);
  if (!mint.success) return null;
  const { decimals, extensions } = mint.data.info;
  const state = extensions.find(({ extension }) => extension === 'tokenMetadata')?.state;
  return { decimals, metadata: metadataSchema.safeParse(state).data };
}

function fromBytes(base64: string): Mint | null {
  const bytes = Buffer.from(base64, 'base64');
  const isMint = bytes.length === MINT.bytes || bytes[MINT.kindAt] === MINT.kind;
  return isMint && bytes[MINT.initializedAt] === 1 ? { decimals: bytes[MINT.decimalsAt]! } : null;
}

/** Asks Solana for the account at an address: whether it is a token's mint, and its decimals. @throws NoAnswer */
export async function askSolana(address: string, url: string, timeoutMs: number): Promise<TokenFacts> {
  const [genesis, answer] = await Promise.all([
    ask(url, 'getGenesisHash', [], timeoutMs).catch((error: NoAnswer) => {
      if (error.silence === 'timeout') throw error;
      return null;
    }),
    ask(url, 'getAccountInfo', [address, { encoding: 'jsonParsed', commitment: 'finalized' }], timeoutMs),
  ]);
  if (typeof genesis === 'string' && !genesis.startsWith(MAIN_NETWORK)) {
    const network = `its network’s genesis is ${genesis.slice(0, 60)}, which is not Solana’s main network`;
    throw new NoAnswer('wrong answer', network);
  }
  const notes = typeof genesis === 'string' ? [] : ['The node does not say which network it serves.'];
  const account = answerSchema.safeParse(answer);
  if (!account.success) throw new NoAnswer('wrong answer', 'getAccountInfo answered without an account');
  if (account.data.value === null) {
    return { fault: 'There is no account at this address. Correct the address, or launch first.', notes };
  }
  const { owner, data } = account.data.value;
  const program = TOKEN_PROGRAMS[owner];
  if (!program) {
    const whose = owner.slice(0, 44);
    return {
      fault: `The account at this address belongs to ${whose}, so it is not a token. Correct the address.`,
      notes,
    };
  }
  const mint = 'parsed' in data ? fromParsed(data.parsed) : fromBytes(data[0]);
  if (!mint) return { fault: 'The account at this address is not a token’s mint. Correct the address.', notes };
  const note = `a mint of ${program} with ${mint.decimals} decimals (the configuration’s decimals are those on BNB Chain).`;
  return { ...mint.metadata, notes: [...notes, note] };
}
