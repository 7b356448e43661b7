import type { Contract, ContractChain, PairToken, SiteConfig } from './site-config.ts';

interface Chain {
  name: string;
  explorer: string;
  tokenUrl: (address: string) => string;
}

/** The chains on contract cards, each with the explorer that its card links to. */
export const chains: Record<ContractChain, Chain> = {
  solana: { name: 'Solana', explorer: 'Solscan', tokenUrl: (address) => `https://solscan.io/token/${address}` },
  bnb: { name: 'BNB Chain', explorer: 'BscScan', tokenUrl: (address) => `https://bscscan.com/token/${address}` },
};

/** Wrapped BNB on BNB Chain, for the swap link: the only address in the built site that is not the operator's. */
const WBNB_CONTRACT = '0xbb4CdB9CbD36B01bD1cBaEBF2De08d9173bc095c';

/**
 * PancakeSwap's swap pages, up to the address of the token to buy. Each has to stay a single literal in the script: the
 * scan allows the pair's contract only as part of this URL.
 */
const swapPages: Record<PairToken, string> = {
  WBNB: `https://pancakeswap.finance/swap?chain=bsc&inputCurrency=${WBNB_CONTRACT}&outputCurrency=`,
};

/** The contract on `chain`; the configuration check guarantees one. */
export function contractOn(site: SiteConfig, chain: ContractChain): Contract {
  return site.contracts[0].chain === chain ? site.contracts[0] : site.contracts[1];
}

/** PancakeSwap's swap page, prefilled to sell the pair's token for the token at `address`. */
export const swapPage = (pair: PairToken, address: string): string => swapPages[pair] + address;

/** The swap page for the site's own token. */
export const swapUrl = (site: SiteConfig): string => swapPage(site.swap.pair, contractOn(site, 'bnb').address);
