import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractChain } from '../../config/site-config.ts';

/** One token of a published list. */
export interface ListedToken {
  chain: ContractChain;
  address: string;
  symbol: string;
}

/** A package that publishes a token list, at a pinned version. */
export interface Source {
  name: string;
  version: string;
  /** Date of the list, YYYY-MM-DD. */
  date: string;
  /** Reads every token from the unpacked package. */
  read: (folder: string) => Promise<ListedToken[]>;
}

interface TokenList {
  tokens: readonly { address: string; symbol: string; extensions?: { coingeckoId?: string } }[];
}

/** An EVM address on any chain, or a Solana address. */
const listed = ({ address, symbol }: { address: string; symbol: string }): ListedToken => ({
  chain: address.startsWith('0x') ? 'bnb' : 'solana',
  address,
  symbol,
});

const readList = async (file: string): Promise<TokenList> => JSON.parse(await readFile(file, 'utf8')) as TokenList;

/** PancakeSwap's tokens are constructor calls: `new ERC20Token(ChainId.BSC, "0x…", 18, "CAKE", …)`. */
const CONSTRUCTED = /"(0x[0-9a-fA-F]{40})",\s*\d+,\s*"([^"]+)"/g;

export const sources: readonly Source[] = [
  {
    name: '@uniswap/default-token-list',
    version: '22.21.0',
    date: '2026-09-23',
    read: async (folder) => (await readList(join(folder, 'build/uniswap-default.tokenlist.json'))).tokens.map(listed),
  },
  {
    name: '@pancakeswap/tokens',
    version: '0.9.1',
    date: '2026-09-12',
    read: async (folder) =>
      [...(await readFile(join(folder, 'dist/index.mjs'), 'utf8')).matchAll(CONSTRUCTED)].map(
        ([, address, symbol]) => ({ chain: 'bnb', address: address!, symbol: symbol! }),
      ),
  },
  {
    name: '@solana/spl-token-registry',
    version: '0.2.4574',
    date: '2022-06-21',
    read: async (folder) => (await readList(join(folder, 'dist/main/tokens/solana.tokenlist.json'))).tokens.map(listed),
  },
  {
    name: '@sonarwatch/token-lists',
    version: '1.24.84',
    date: '2025-06-01',
    read: async (folder) => {
      const [bnb, ethereum, solana] = await Promise.all(
        ['bnb', 'ethereum', 'solana'].map((chain) =>
          readList(join(folder, `build/sonarwatch.${chain}.tokenlist.json`)),
        ),
      );
      // Anyone can add a token to the Solana list, this site's operator too. Those on CoinGecko are established tokens.
      const solanas = solana!.tokens.filter(({ extensions }) => extensions?.coingeckoId);
      return [...bnb!.tokens, ...ethereum!.tokens, ...solanas].map(listed);
    },
  },
];
