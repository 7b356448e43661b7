import { decode } from 'ox/AbiParameters';
import { z } from 'zod';

export interface ChainNode {
  url: string;
  /** Per request. */
  timeoutMs: number;
}

/** What a chain says about the token at an address. */
export interface TokenFacts {
  /** Why there is no token; the other facts are then missing. */
  fault?: string;
  symbol?: string;
  /** From BNB Chain only: the configuration's decimals are those there. */
  decimals?: number;
  name?: string;
  note?: string;
}

/** A request that a node did not answer properly; the message says how. */
export class NoAnswer extends Error {
  readonly silence: 'timeout' | 'refusal' | 'wrong answer';

  constructor(silence: NoAnswer['silence'], message: string) {
    super(message);
    this.silence = silence;
  }
}

const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

/** Sends a node one JSON-RPC 2.0 request. @param expected the result's schema @throws NoAnswer */
async function ask<Result>(
  { url, timeoutMs }: ChainNode,
  method: string,
  params: readonly unknown[],
  expected: z.ZodType<Result>,
): Promise<Result> {
  let [status, answer]: [number, unknown] = [0, undefined];
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
    const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    if (name === 'TimeoutError') throw new NoAnswer('timeout', `no answer within ${timeoutMs / 1000} s`);
    // A SyntaxError means that the body is not JSON, such as an error page; the checks below report that.
    if (!(error instanceof SyntaxError)) {
      throw new NoAnswer('refusal', `not reached: ${cause?.code || cause?.message || message}`);
    }
  }
  // Some nodes send JSON-RPC errors with an HTTP error status.
  const refusal = refusalSchema.safeParse(answer).data;
  if (refusal) throw new NoAnswer('refusal', `${method} refused: ${refusal.error.message}`);
  if (status !== 200) throw new NoAnswer('refusal', `${method} refused with HTTP ${status}`);
  const checked = z.object({ result: expected }).safeParse(answer);
  if (checked.success) return checked.data.result;
  const found = JSON.stringify(answer)?.slice(0, 60) ?? 'with no JSON';
  throw new NoAnswer('wrong answer', `${method} answered ${found}: ${checked.error.issues[0]!.message}`);
}

/** Checks a node's network. If it refuses to say, its other answers still count. @returns what to note then */
const askNetwork = (node: ChainNode, method: string, expected: z.ZodType): Promise<string | undefined> =>
  ask(node, method, [], expected).then(
    () => undefined,
    (error: NoAnswer) => {
      if (error.silence !== 'refusal') throw error;
      return 'The node does not say which network it serves.';
    },
  );

const hexSchema = z.templateLiteral(['0x', z.string().regex(/^(?:[0-9a-f]{2})*$/i)], 'not hex');
/** The first four bytes of each function's hash: https://eips.ethereum.org/EIPS/eip-20. */
const SELECTORS = { symbol: '0x95d89b41', decimals: '0x313ce567', name: '0x06fdde03' } as const;

/** Asks BNB Chain whether a token's contract is at an address, and what the contract says. @throws NoAnswer */
export async function askBnb(node: ChainNode, address: string): Promise<TokenFacts> {
  /** Undefined if the contract has no such function. */
  const call = async <Type extends 'string' | 'uint8'>(name: keyof typeof SELECTORS, type: Type) => {
    const params = [{ to: address, data: SELECTORS[name] }, 'latest'];
    try {
      return decode([{ type }], await ask(node, 'eth_call', params, hexSchema))[0];
    } catch (error) {
      if (error instanceof NoAnswer && !/revert/i.test(error.message)) throw error;
      return undefined;
    }
  };
  const note = await askNetwork(node, 'eth_chainId', z.literal('0x38', 'BNB Chain is 0x38'));
  if ((await ask(node, 'eth_getCode', [address, 'latest'], hexSchema)) === '0x') {
    return { fault: 'There is no contract at this address. Correct the address, or launch first.' };
  }
  const [symbol, decimals, name] = await Promise.all([
    call('symbol', 'string'),
    call('decimals', 'uint8'),
    call('name', 'string'),
  ]);
  if (!symbol || decimals === undefined) {
    return { fault: 'The contract at this address is not a token: it has no symbol or decimals. Correct the address.' };
  }
  return { symbol, decimals, name, note };
}

/** The start of the main network's genesis hash, its name in CAIP-2. */
const MAIN_NETWORK = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
/** The token program, and Token-2022. */
const TOKEN_PROGRAMS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'];
const accountSchema = z.object({ value: z.object({ owner: z.string(), data: z.unknown() }).nullable() });
const mintSchema = z.object({
  parsed: z.object({
    type: z.literal('mint'),
    info: z.object({ decimals: z.number(), isInitialized: z.literal(true) }),
  }),
});

/** A mint's decimals, as parsed by the node or in its bytes: https://docs.rs/spl-token/latest/spl_token/state/struct.Mint.html. */
function decimalsOf(data: unknown): number | undefined {
  if (!Array.isArray(data)) return mintSchema.safeParse(data).data?.parsed.info.decimals;
  const bytes = Buffer.from(String(data[0]), 'base64');
  // A mint has 82 bytes; with Token-2022's extensions it is longer, and byte 165 has the account's type.
  const isMint = bytes.length === 82 || bytes[165] === 1;
  return isMint && bytes[45] === 1 ? bytes[44] : undefined;
}

/** Asks Solana whether a token's mint is at an address, and for its decimals. @throws NoAnswer */
export async function askSolana(node: ChainNode, address: string): Promise<TokenFacts> {
  const mainNetwork = z.string().startsWith(MAIN_NETWORK, 'not Solana’s main network');
  const note = await askNetwork(node, 'getGenesisHash', mainNetwork);
  const params = [address, { encoding: 'jsonParsed', commitment: 'finalized' }];
  const { value: account } = await ask(node, 'getAccountInfo', params, accountSchema);
  if (account === null) {
    return { fault: 'There is no account at this address. Correct the address, or launch first.' };
  }
  const decimals = TOKEN_PROGRAMS.includes(account.owner) ? decimalsOf(account.data) : undefined;
  if (decimals === undefined)
    return { fault: 'The account at this address is not a token’s mint. Correct the address.' };
  const mint = `a mint with ${decimals} decimals (the configuration’s decimals are those on BNB Chain).`;
  return { note: note ? `${mint} ${note}` : mint };
}
