import { unescape } from 'node:querystring';
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
  /** Why there is no token; the other facts are then missing. */
  fault?: string;
  symbol?: string;
  name?: string;
  decimals?: number;
  /** What else an operator should know. */
  notes: string[];
}

/** A request that a node did not answer properly. The message says how, in our words: the node's may repeat its URL. */
export class NoAnswer extends Error {
  /** Whether the node answered, but wrongly, such as for another chain. */
  readonly isWrong: boolean;

  constructor(message: string, isWrong = false) {
    super(message);
    this.isWrong = isWrong;
  }
}

const refusalSchema = z.object({ error: z.object({ code: z.int(), message: z.string() }) });
/** What nodes say when a contract lacks a function. */
const REVERTED = /revert/i;

/** Sends a node one JSON-RPC 2.0 request. @param expected the result's schema @throws NoAnswer */
async function ask<Result>(
  { url, timeoutMs }: ChainNode,
  method: string,
  params: readonly unknown[],
  expected: z.ZodType<Result>,
): Promise<Result> {
  const bare = new URL(url);
  [bare.username, bare.password] = ['', ''];
  // Unlike decodeURIComponent, it takes a percent sign that encodes nothing.
  const credentials = Buffer.from([url.username, url.password].map(unescape).join(':')).toString('base64');
  let [status, text] = [0, ''];
  try {
    const response = await fetch(bare, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(url.username || url.password ? { Authorization: `Basic ${credentials}` } : {}),
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    if (name === 'TimeoutError') throw new NoAnswer(`no answer within ${timeoutMs / 1000} s`);
    throw new NoAnswer(`not reached: ${cause?.code ?? name}`);
  }
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    // Plain text, such as an error page.
  }
  // Some nodes send JSON-RPC errors with an HTTP error status.
  const refusal = refusalSchema.safeParse(answer).data?.error;
  if (refusal) {
    throw new NoAnswer(`${method} ${REVERTED.test(refusal.message) ? 'reverted' : 'refused'} (${refusal.code})`);
  }
  if (status !== 200) throw new NoAnswer(`${method} refused with HTTP ${status}`);
  const checked = z.object({ result: expected }).safeParse(answer);
  if (checked.success) return checked.data.result;
  const found = answer === undefined ? 'no JSON' : checked.error.issues[0]!.message;
  // Anything but a result may come from a proxy in front of a busy node.
  const isReply = z.object({ result: z.json() }).safeParse(answer).success;
  throw new NoAnswer(`${method} was not answered as a node does: ${found}`, isReply);
}

const hexSchema = z.templateLiteral(['0x', z.string().regex(/^(?:[0-9a-f]{2})*$/i)], 'not hex');
/** The first four bytes of each function's hash: https://eips.ethereum.org/EIPS/eip-20. */
const SELECTORS = { symbol: '0x95d89b41', decimals: '0x313ce567', name: '0x06fdde03' } as const;

/** Where proxies keep the address of their code, or of what names it: EIP-1967 (two), EIP-1822, old OpenZeppelin. */
const PROXY_SLOTS = [
  '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50',
  '0xc5f16f0fcc639fa48a6947836d9850f504798523bf8c9a3a87d5876cf622bcf7',
  '0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3',
];
/** Code that does nothing but call an address: EIP-1167 and its shorter successors. */
const MINIMAL_PROXY = /^0x[0-9a-f]{0,80}73([0-9a-f]{40})5af4[0-9a-f]{0,60}$/i;
/** A wallet that runs a contract's code: https://eips.ethereum.org/EIPS/eip-7702. */
const DELEGATION = /^0xef0100[0-9a-f]{40}$/i;

/** A text of a contract: a string, or the 32 bytes of tokens older than the standard. */
function textOf(hex: `0x${string}`): string {
  if (hex.length === 66) return Buffer.from(hex.slice(2), 'hex').toString().replace(/\0+$/, '');
  return decode([{ type: 'string' }], hex)[0];
}

/** Asks BNB Chain whether a token's contract is at an address, and what the contract says. @throws NoAnswer */
export async function askBnb(node: ChainNode, address: string): Promise<TokenFacts> {
  const notes: string[] = [];
  /** Undefined if the contract has no such function. */
  const call = async <Value>(name: keyof typeof SELECTORS, read: (hex: `0x${string}`) => Value) => {
    const params = [{ to: address, data: SELECTORS[name] }, 'latest'];
    try {
      return read(await ask(node, 'eth_call', params, hexSchema));
    } catch (error) {
      if (error instanceof NoAnswer && !REVERTED.test(error.message)) throw error;
      return undefined;
    }
  };
  await ask(node, 'eth_chainId', [], z.literal('0x38', 'not BNB Chain, which is 0x38'));
  const [code, symbol, decimals, name] = await Promise.all([
    ask(node, 'eth_getCode', [address, 'latest'], hexSchema),
    call('symbol', textOf),
    call('decimals', (hex) => decode([{ type: 'uint8' }], hex)[0]),
    call('name', textOf),
  ]);
  const fault =
    code === '0x'
      ? 'There is no contract at this address. Correct the address, or launch first.'
      : DELEGATION.test(code)
        ? 'The address is a wallet’s that runs a contract’s code, so it is not a token. Correct the address.'
        : !symbol || decimals === undefined
          ? 'The contract at this address is not a token: it has no symbol or decimals. Correct the address.'
          : null;
  if (fault) return { fault, notes };
  const slots = PROXY_SLOTS.map((slot) => ask(node, 'eth_getStorageAt', [address, slot, 'latest'], hexSchema));
  const kept = await Promise.all(slots).catch((error: unknown) => {
    if (!(error instanceof NoAnswer)) throw error;
    notes.push('The node does not say whether this is a proxy.');
    return [];
  });
  if (kept.some((word) => /[1-9a-f]/i.test(word.slice(2)))) {
    notes.push('This is a proxy: whoever administers it can replace the token’s code.');
  } else if (MINIMAL_PROXY.test(code)) {
    notes.push(`This is a proxy for the code at 0x${MINIMAL_PROXY.exec(code)![1]}.`);
  }
  return { symbol, decimals, name, notes };
}

/** The start of the main network's genesis hash, its name in CAIP-2. */
const MAIN_NETWORK = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
/** The token program and Token-2022. */
const TOKEN_PROGRAMS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'];
const METADATA_PROGRAM = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s' as Address;

const accountSchema = z.object({ value: z.object({ owner: z.string(), data: z.unknown() }).nullable() });
/** A mint as nodes parse it, with the extensions of Token-2022. */
const mintSchema = z.object({
  parsed: z.object({
    type: z.literal('mint'),
    info: z.object({
      decimals: z.int(),
      isInitialized: z.literal(true),
      extensions: z.array(z.object({ extension: z.string(), state: z.unknown() })).default([]),
    }),
  }),
});
const namesSchema = z.object({ name: z.string(), symbol: z.string() });
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

/** Asks Solana whether a token's mint is at an address, and for its decimals, name and symbol. @throws NoAnswer */
export async function askSolana(node: ChainNode, address: string): Promise<TokenFacts> {
  const notes: string[] = [];
  const mainNetwork = z.string().startsWith(MAIN_NETWORK, 'not Solana’s main network');
  await ask(node, 'getGenesisHash', [], mainNetwork);
  const account = await accountAt(node, address);
  if (account === null) {
    return { fault: 'There is no account at this address. Correct the address, or launch first.', notes };
  }
  const mint = mintSchema.safeParse(account.data).data?.parsed.info;
  if (!mint || !TOKEN_PROGRAMS.includes(account.owner)) {
    return { fault: 'The account at this address is not a token’s mint. Correct the address.', notes };
  }
  notes.push(`a mint with ${mint.decimals} decimals (the configuration’s decimals are those on BNB Chain).`);
  const metadata = mint.extensions.find(({ extension }) => extension === 'tokenMetadata')?.state;
  return { ...(namesSchema.safeParse(metadata).data ?? (await metaplexNames(node, address))), notes };
}
