import { getAddressEncoder, getProgramDerivedAddress, type Address } from '@solana/addresses';
import { decode } from 'ox/AbiParameters';
import { z } from 'zod';

export interface ChainNode {
  /** May contain a key: nothing but its host may be printed. */
  url: URL;
  /** Per request. */
  timeoutMs: number;
}

/** What a chain says about the token at an address. */
export interface TokenFacts {
  name?: string;
  symbol?: string;
  decimals: number;
  /** In whole tokens. */
  supply: number;
}

/** What is at an address instead of a token. */
export type NoToken = 'nothing' | 'something else';

/** A request that a node did not answer properly. The message says how, in our words: the node's may repeat its URL. */
export class NoAnswer extends Error {}

/** An answer to a call of a function that the contract lacks. */
class Reverted extends NoAnswer {}
const revertSchema = z.object({ error: z.object({ message: z.string().regex(/revert/i) }) });

/** Sends a node one JSON-RPC 2.0 request. @param expected the result's schema @throws NoAnswer */
async function ask<Result>(
  { url, timeoutMs }: ChainNode,
  method: string,
  params: readonly unknown[],
  expected: z.ZodType<Result>,
): Promise<Result> {
  let status = 0;
  let answer: unknown;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    answer = await response.json();
  } catch (error) {
    const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    if (name === 'TimeoutError') throw new NoAnswer(`no answer within ${timeoutMs / 1000} s`);
    if (status === 0) throw new NoAnswer(`not reached: ${cause?.code ?? name}`);
    // Otherwise, it answered without JSON.
  }
  const checked = z.object({ result: expected }).safeParse(answer);
  if (checked.success) return checked.data.result;
  if (revertSchema.safeParse(answer).success) throw new Reverted(`${method} reverted`);
  throw new NoAnswer(`it refused ${method} (HTTP ${status})`);
}

const hexSchema = z.templateLiteral(['0x', z.string().regex(/^(?:[0-9a-f]{2})*$/i)]);
const textOf = (hex: `0x${string}`): string => decode([{ type: 'string' }], hex)[0];
/** The first four bytes of each function's hash: https://eips.ethereum.org/EIPS/eip-20. */
const SELECTORS = { name: '0x06fdde03', symbol: '0x95d89b41', decimals: '0x313ce567', supply: '0x18160ddd' } as const;

/** Asks BNB Chain what the token's contract at an address says. @throws NoAnswer */
export async function askBnb(node: ChainNode, address: string): Promise<TokenFacts | NoToken> {
  /** Undefined if the contract has no such function. */
  const call = async <Value>(name: keyof typeof SELECTORS, read: (hex: `0x${string}`) => Value) => {
    try {
      return read(await ask(node, 'eth_call', [{ to: address, data: SELECTORS[name] }, 'latest'], hexSchema));
    } catch (error) {
      if (error instanceof NoAnswer && !(error instanceof Reverted)) throw error;
      return undefined;
    }
  };
  if ((await ask(node, 'eth_chainId', [], z.string())) !== '0x38') throw new NoAnswer('it is not a node of BNB Chain');
  const [code, name, symbol, decimals, supply] = await Promise.all([
    ask(node, 'eth_getCode', [address, 'latest'], hexSchema),
    call('name', textOf),
    call('symbol', textOf),
    call('decimals', (hex) => Number(BigInt(hex))),
    call('supply', BigInt),
  ]);
  if (code === '0x') return 'nothing';
  if (decimals === undefined || supply === undefined) return 'something else';
  return { name, symbol, decimals, supply: Number(supply) / 10 ** decimals };
}

/** The start of the main network's genesis hash, its name in CAIP-2. */
const MAIN_NETWORK = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
/** The token program and Token-2022. */
const TOKEN_PROGRAMS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'];
const METADATA_PROGRAM = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s' as Address;

const accountSchema = z.object({ value: z.object({ owner: z.string(), data: z.unknown() }).nullable() });
const namesSchema = z.object({ name: z.string(), symbol: z.string() });
/** A mint as nodes parse it, with the extensions of Token-2022. */
const mintSchema = z.object({
  parsed: z.object({
    type: z.literal('mint'),
    info: z.object({
      decimals: z.int(),
      supply: z.string().regex(/^\d+$/),
      isInitialized: z.literal(true),
      extensions: z.array(z.object({ extension: z.string(), state: z.unknown() })).default([]),
    }),
  }),
});
/** What nodes cannot parse. */
const bytesSchema = z.tuple([z.base64(), z.literal('base64')]);

/**
 * An account's owner and data, parsed by the node where it can, or null if there is none:
 * https://solana.com/docs/rpc/http/getaccountinfo. @throws NoAnswer
 */
async function accountAt(node: ChainNode, address: string) {
  const params = [address, { encoding: 'jsonParsed', commitment: 'finalized' }];
  return (await ask(node, 'getAccountInfo', params, accountSchema)).value;
}

/** In a metadata account, after its type and the authority's and the mint's 32 bytes each. */
const NAMES_OFFSET = 65;

/** The name and symbol in a mint's metadata account: https://developers.metaplex.com/token-metadata. @throws NoAnswer */
async function metaplexNames(node: ChainNode, mint: string): Promise<{ name?: string; symbol?: string }> {
  const encode = getAddressEncoder().encode;
  const seeds = ['metadata', encode(METADATA_PROGRAM), encode(mint as Address)];
  const [address] = await getProgramDerivedAddress({ programAddress: METADATA_PROGRAM, seeds });
  const account = await accountAt(node, address);
  const data = bytesSchema.safeParse(account?.data).data;
  if (account?.owner !== METADATA_PROGRAM || !data) return {};
  const bytes = Buffer.from(data[0], 'base64');
  // Each after its length; older accounts pad them with zeros.
  const end = (at: number) => at + 4 + (at + 4 <= bytes.length ? bytes.readUInt32LE(at) : 0);
  const textAt = (at: number) => String(bytes.subarray(at + 4, end(at))).replaceAll('\0', '');
  return { name: textAt(NAMES_OFFSET).trim(), symbol: textAt(end(NAMES_OFFSET)).trim() };
}

/** Asks Solana what the token's mint at an address and its metadata say. @throws NoAnswer */
export async function askSolana(node: ChainNode, address: string): Promise<TokenFacts | NoToken> {
  const network = await ask(node, 'getGenesisHash', [], z.string());
  if (!network.startsWith(MAIN_NETWORK)) throw new NoAnswer('it is not a node of Solana’s main network');
  const account = await accountAt(node, address);
  if (!account) return 'nothing';
  const mint = mintSchema.safeParse(account.data).data?.parsed.info;
  if (!mint || !TOKEN_PROGRAMS.includes(account.owner)) return 'something else';
  const metadata = mint.extensions.find(({ extension }) => extension === 'tokenMetadata')?.state;
  const names = namesSchema.safeParse(metadata).data ?? (await metaplexNames(node, address));
  return { ...names, decimals: mint.decimals, supply: Number(mint.supply) / 10 ** mint.decimals };
}
