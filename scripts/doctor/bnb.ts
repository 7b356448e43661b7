import { decode } from 'ox/AbiParameters';
import { contractOn } from '../../config/chains.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { compareSymbol, nameNote, type ChainFacts } from './facts.ts';
import { ask, NoAnswer } from './json-rpc.ts';

const BNB_CHAIN = 56;
/** The first four bytes of each function's hash: https://eips.ethereum.org/EIPS/eip-20. */
const SELECTORS = { symbol: '0x95d89b41', decimals: '0x313ce567', name: '0x06fdde03' } as const;
const MAX_DECIMALS = 36;
const METHOD_NOT_FOUND = -32601;
/** A node's code for a call that the contract itself turned down. */
const REVERTED = 3;

type Hex = `0x${string}`;
const isHex = (value: unknown): value is Hex => typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value);

/** Decodes an ABI string, or the bytes32 that the earliest tokens answer with; null for anything else. */
function textOf(data: Hex): string | null {
  const bytes = Buffer.from(data.slice(2), 'hex');
  if (bytes.length === 32) return bytes.toString('utf8').replace(/\0+$/, '') || null;
  try {
    return decode([{ type: 'string' }], data)[0] || null;
  } catch {
    return null;
  }
}

/** Asks BNB Chain for the code at the configured address and for what it says of itself. @throws NoAnswer */
export async function askBnb(site: CheckedSite, url: string, timeoutMs: number): Promise<ChainFacts> {
  const { address } = contractOn(site, 'bnb');
  const hex = async (method: string, params: readonly unknown[]): Promise<Hex> => {
    const result = await ask(url, method, params, timeoutMs);
    if (isHex(result)) return result;
    throw new NoAnswer('wrong answer', `${method} answered ${JSON.stringify(result)?.slice(0, 60)}, which is not hex`);
  };
  /** What the contract answers, or null if it has no such function. */
  const call = (name: keyof typeof SELECTORS): Promise<Hex | null> =>
    hex('eth_call', [{ to: address, data: SELECTORS[name] }, 'latest']).catch((error: NoAnswer) => {
      if (error.code === REVERTED || /revert|invalid opcode|out of gas/i.test(error.message)) return null;
      throw error;
    });

  const chainId = await ask(url, 'eth_chainId', [], timeoutMs).catch((error: NoAnswer) => {
    if (error.code === METHOD_NOT_FOUND) return null;
    throw error;
  });
  if (chainId !== null && Number(chainId) !== BNB_CHAIN) {
    throw new NoAnswer('wrong answer', `its chain is ${JSON.stringify(chainId)?.slice(0, 60)}, but BNB Chain is 0x38`);
  }
  const notes = chainId === null ? ['The node does not say which chain it serves.'] : [];

  const code = await hex('eth_getCode', [address, 'latest']);
  if (code === '0x') {
    return { contradictions: ['There is no contract at this address. Correct the address, or launch first.'], notes };
  }
  const [symbolData, decimalsData, nameData] = await Promise.all([call('symbol'), call('decimals'), call('name')]);
  const symbol = symbolData && textOf(symbolData);
  const decimals = decimalsData && decimalsData.length === 66 ? BigInt(decimalsData) : null;
  if (!symbol || decimals === null || decimals > MAX_DECIMALS) {
    const missing = [
      ...(symbol ? [] : ['symbol()']),
      ...(decimals === null || decimals > MAX_DECIMALS ? ['decimals()'] : []),
    ];
    const line = `The contract at this address is no token: no usable answer to ${missing.join(' and ')}. Correct the address.`;
    return { contradictions: [line], notes };
  }
  const bySymbol = compareSymbol(site, symbol);
  const same = site.decimals === null || BigInt(site.decimals) === decimals;
  const name = nameData && textOf(nameData);
  return {
    contradictions: [
      ...bySymbol.contradictions,
      ...(same
        ? []
        : [`decimals: ${decimals}, but the configuration has ${site.decimals}. Correct decimals, or the address.`]),
    ],
    notes: [
      ...notes,
      ...bySymbol.notes,
      ...(same
        ? [`decimals: ${decimals}${site.decimals === null ? '; the configuration has none' : ', as configured'}.`]
        : []),
      ...(name ? [nameNote(site, name)] : []),
    ],
  };
}
