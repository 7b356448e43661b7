import type { Contract, ContractChain, PairToken, SiteConfig } from './site-config.ts';

interface Chain {
  name: string;
  explorer: string;
  /** Returns the URL of an address's page on the explorer. */
  tokenUrl: (address: string) => string;
}

/** The chains that a contract card can name, with the explorer it links to. */
export const chains: Record<ContractChain, Chain> = {
  solana: { name: 'Solana', explorer: 'Solscan', tokenUrl: (address) => `https://solscan.io/token/${address}` },
  bnb: { name: 'BNB Chain', explorer: 'BscScan', tokenUrl: (address) => `https://bscscan.com/token/${address}` },
};

/** Wrapped BNB on BNB Chain: the only address in the built site that is not the operator's, within the swap link. */
const WBNB_CONTRACT = '0xbb4CdB9CbD36B01bD1cBaEBF2De08d9173bc095c';

/**
 * PancakeSwap's swap pages up to the address of the token that is bought. Each stays one literal in the script, so that
 * the scan permits the pair's contract as a part of this URL and nowhere else.
 */
const swapPages: Record<PairToken, string> = {
  WBNB: `https://pancakeswap.finance/swap?chain=bsc&inputCurrency=${WBNB_CONTRACT}&outputCurrency=`,
};

/** Returns the contract on `chain`; the configuration check guarantees that there is one. */
export function contractOn(site: SiteConfig, chain: ContractChain): Contract {
  return site.contracts[0].chain === chain ? site.contracts[0] : site.contracts[1];
}

/** Returns PancakeSwap's swap page with the pair filled in, selling the pair's token for the token at `address`. */
export const swapPage = (pair: PairToken, address: string): string => swapPages[pair] + address;

/** Returns the swap page for the site's own token. */
export const swapUrl = (site: SiteConfig): string => swapPage(site.swap.pair, contractOn(site, 'bnb').address);
