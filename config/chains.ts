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

/** Wrapped BNB on BNB Chain: the only address in the built site that is not the operator's. */
export const WBNB_CONTRACT = '0xbb4CdB9CbD36B01bD1cBaEBF2De08d9173bc095c';

/** Contracts of the tokens that the swap link can trade against. */
const pairContracts: Record<PairToken, string> = { WBNB: WBNB_CONTRACT };

/** Returns the contract on `chain`; the configuration check guarantees that there is one. */
export function contractOn(site: SiteConfig, chain: ContractChain): Contract {
  return site.contracts[0].chain === chain ? site.contracts[0] : site.contracts[1];
}

/** Returns PancakeSwap's swap page with the pair filled in, selling the pair's token for the site's. */
export function swapUrl(site: SiteConfig): string {
  const { address } = contractOn(site, 'bnb');
  return `https://pancakeswap.finance/swap?chain=bsc&inputCurrency=${pairContracts[site.swap.pair]}&outputCurrency=${address}`;
}
