import type { Chain, Contract, ContractChain, Site, SiteConfig } from '../shape/token.ts';
import { site as tokenFacts } from '#token/site.ts';

/** A chain with one of the token's contracts. */
interface ContractsChain extends Chain {
  /** The explorer that its card links to. */
  explorer: string;
  tokenUrl: (address: string) => string;
}

/** The chains that every token can name, one row each. */
export const ourChains = {
  solana: {
    name: 'Solana',
    colors: ['#9F5BFF', '#14F195'],
    icon: 'own:solana',
    explorer: 'Solscan',
    tokenUrl: (address) => `https://solscan.io/token/${address}`,
  },
  ethereum: { name: 'Ethereum', colors: ['#7A93F5', '#B4BFD1'], icon: 'simple-icons:ethereum' },
  bnb: {
    name: 'BNB Chain',
    colors: ['#F0B90B', '#FFF6DF'],
    icon: 'own:bnb',
    explorer: 'BscScan',
    tokenUrl: (address) => `https://bscscan.com/token/${address}`,
  },
} satisfies Record<string, Chain | ContractsChain> & Record<ContractChain, ContractsChain>;

type TokenChains = typeof tokenFacts extends { chains: infer Chains } ? Chains : unknown;

/** Every chain that the page can name: ours, and those that the token adds. */
export const chains = { ...ourChains, ...(tokenFacts as SiteConfig).chains } as typeof ourChains & TokenChains;

declare module '../shape/token.ts' {
  interface Known {
    chain: keyof typeof chains;
  }
}

/** The token that the swap link sells. */
export const PAIR_TOKEN = 'WBNB';

/**
 * PancakeSwap's swap page, prefilled to sell that token, up to the address of the one to buy. WBNB's is the only address
 * in the built site that is not the operator's. It has to stay one literal: the scan allows it only within this URL.
 */
export const SWAP_PAGE =
  'https://pancakeswap.finance/swap?chain=bsc&inputCurrency=0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c&outputCurrency=';

/** The contract on `chain`; the configuration check guarantees one. */
export function contractOn(site: Pick<Site, 'contracts'>, chain: ContractChain): Contract {
  return site.contracts[0].chain === chain ? site.contracts[0] : site.contracts[1];
}

/** The swap page for the site's own token. */
export const swapUrl = (site: Pick<Site, 'contracts'>): string => SWAP_PAGE + contractOn(site, 'bnb').address;
