import { decode } from 'ox/AbiParameters';
import { ask, NoAnswer, type TokenFacts } from './json-rpc.ts';

const BNB_CHAIN = 56;
/** The first four bytes of each function's hash: https://eips.ethereum.org/EIPS/eip-20. */
const SELECTORS = { symbol: '0x95d89b41', decimals: '0x313ce567', name: '0x06fdde03' } as const;
const MAX_DECIMALS = 36;
const METHOD_NOT_FOUND = -32601;
/** A node's code for a call that the contract itself turned down. */
const REVERTED = 3;

type Hex = `0x${string}`;
const isHex = (value: unknown): value is Hex => typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value);
const excerpt = (value: unknown): string => String(JSON.stringify(value)).slice(0, 60);

/** Decodes an ABI string, or the bytes32 that the earliest tokens answer with; undefined for anything else. */
function textIn(data: Hex): string | undefined {
  const bytes = Buffer.from(data.slice(2), 'hex');
  if (bytes.length === 32) return bytes.toString('utf8').replace(/\0+$/, '') || undefined;
  try {
    return decode([{ type: 'string' }], data)[0] || undefined;
  } catch {
    return undefined;
  }
}

function decimalsIn(data: Hex): number | undefined {
  const isWord = Buffer.from(data.slice(2), 'hex').length === 32;
  return isWord && BigInt(data) <= MAX_DECIMALS ? Number(data) : undefined;
}

/** Asks BNB Chain for the code at an address and for what it says of itself. @throws NoAnswer */
export async function askBnb(address: string, url: string, timeoutMs: number): Promise<TokenFacts> {
  const hex = async (method: string, params: readonly unknown[]): Promise<Hex> => {
    const result = await ask(url, method, params, timeoutMs);
    if (isHex(result)) return result;
    throw new NoAnswer('wrong answer', `${method} answered ${excerpt(result)}, which is not hex`);
  };
  /** What the contract answers; nothing if it has no such function. */
  const call = (name: keyof typeof SELECTORS): Promise<Hex> =>
    hex('eth_call', [{ to: address, data: SELECTORS[name] }, 'latest']).catch((error: NoAnswer) => {
      if (error.code === REVERTED || /revert|invalid opcode|out of gas/i.test(error.message)) return '0x';
      throw error;
    });

  const chainId = await ask(url, 'eth_chainId', [], timeoutMs).catch((error: NoAnswer) => {
    if (error.code === METHOD_NOT_FOUND) return null;
    throw error;
  });
  if (chainId !== null && Number(chainId) !== BNB_CHAIN) {
    throw new NoAnswer('wrong answer', `its chain is ${excerpt(chainId)}, but BNB Chain is 0x38`);
  }
  const notes = chainId === null ? ['The node does not say which chain it serves.'] : [];

  const code = await hex('eth_getCode', [address, 'latest']);
  if (code === '0x') {
    return { fault: 'There is no contract at this address. Correct the address, or launch first.', notes };
  }
  const [symbol, decimals, name] = await Promise.all([
    call('symbol').then(textIn),
    call('decimals').then(decimalsIn),
    call('name').then(textIn),
  ]);
  const missing = [symbol === undefined && 'symbol()', decimals === undefined && 'decimals()'].filter(Boolean);
  const fault = `The contract at this address is not a token: no usable answer to ${missing.join(' and ')}. Correct the address.`;
  return missing.length > 0 ? { fault, notes } : { symbol, decimals, name, notes };
}
