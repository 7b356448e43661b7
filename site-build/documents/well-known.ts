import { chains, contractOn } from '../../config/chains.ts';
import { MACHINE_READABLE } from '../../config/headers.ts';
import type { CheckedSite, Contract, ContractChain } from '../../config/site-config.ts';
import type { Commit } from './commit.ts';

/**
 * Each chain in CAIP-2, with the namespace of its tokens in CAIP-19.
 *
 * @see https://namespaces.chainagnostic.org/solana/caip2 https://namespaces.chainagnostic.org/eip155/caip19
 */
const identifiers: Record<ContractChain, { chainId: string; asset: string }> = {
  solana: { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', asset: 'token' },
  bnb: { chainId: 'eip155:56', asset: 'erc20' },
};

const BNB_CHAIN_ID = 56;

/** Returns a contract's identifiers: chain (CAIP-2), account (CAIP-10) and asset (CAIP-19). */
export function chainAgnostic({ chain, address }: Contract): Record<'chainId' | 'account' | 'asset', string> {
  const { chainId, asset } = identifiers[chain];
  return { chainId, account: `${chainId}:${address}`, asset: `${chainId}/${asset}:${address}` };
}

/** Returns the contracts in machine-readable form: chain, account, asset and explorer, with origin and commit. */
const contractsJson = ({ product, origin, contracts }: CheckedSite, commit: string) => ({
  product,
  origin,
  commit,
  contracts: contracts.map((contract) => ({
    chain: chains[contract.chain].name,
    address: contract.address,
    ...chainAgnostic(contract),
    explorer: chains[contract.chain].tokenUrl(contract.address),
  })),
});

/** Returns the BNB Chain token as a Uniswap token list 1.0.0, with the commit's date to keep it reproducible. */
const tokenList = (
  site: CheckedSite,
  { symbol, decimals }: { symbol: string; decimals: number },
  timestamp: string,
) => ({
  name: site.product,
  timestamp,
  version: { major: 1, minor: 0, patch: 0 },
  tokens: [{ chainId: BNB_CHAIN_ID, address: contractOn(site, 'bnb').address, name: site.product, symbol, decimals }],
});

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the contracts' machine-readable files by path. The token list needs the symbol and decimals. */
export function wellKnownFiles(site: CheckedSite, { name, date }: Commit): Map<string, string> {
  const { symbol, decimals } = site;
  return new Map([
    [MACHINE_READABLE.contracts, json(contractsJson(site, name))],
    ...(symbol === null || decimals === null
      ? []
      : [[MACHINE_READABLE.tokenList, json(tokenList(site, { symbol, decimals }, date))] as const]),
  ]);
}
