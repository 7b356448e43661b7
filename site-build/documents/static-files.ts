import { chains, contractOn } from '../../config/chains.ts';
import { MACHINE_READABLE } from '../../config/headers.ts';
import { visitable } from '../../config/routes.ts';
import { isMadeUp } from '../../src/lib/demonstration.ts';
import type { Contract, ContractChain, Site } from '../../shape/token.ts';
import type { Commit } from './commit.ts';

/** Chains by CAIP-2, and the namespaces of their tokens by CAIP-19: https://namespaces.chainagnostic.org. */
const CAIP: Record<ContractChain, { chainId: string; asset: string }> = {
  solana: { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', asset: 'token' },
  bnb: { chainId: 'eip155:56', asset: 'erc20' },
};

/** A contract's chain (CAIP-2), account (CAIP-10) and asset (CAIP-19). */
function chainAgnostic({ chain, address }: Contract): Record<'chainId' | 'account' | 'asset', string> {
  const { chainId, asset } = CAIP[chain];
  return { chainId, account: `${chainId}:${address}`, asset: `${chainId}/${asset}:${address}` };
}

const contractsJson = ({ product, origin, contracts }: Site, commit: string) => ({
  product,
  origin,
  commit,
  contracts: contracts.map((contract) => ({
    chain: chains[contract.chain].name,
    address: contract.address,
    // The mark that visitors see beside the address.
    ...(isMadeUp(contract.address) && { demonstration: true }),
    ...chainAgnostic(contract),
    explorer: chains[contract.chain].tokenUrl(contract.address),
  })),
});

const BNB_CHAIN_ID = 56;

/**
 * The token on BNB Chain for wallets: https://github.com/Uniswap/token-lists. Null without symbol and decimals, or for a
 * demonstration address, which such a list has no way to mark.
 */
function tokenList(site: Site, date: string) {
  const { product: name, symbol, decimals, tokenListVersion } = site;
  const { address } = contractOn(site, 'bnb');
  if (symbol === null || decimals === null || isMadeUp(address)) return null;
  const [major, minor, patch] = tokenListVersion.split('.').map(Number);
  const tokens = [{ chainId: BNB_CHAIN_ID, address, name, symbol, decimals }];
  return { name, timestamp: date, version: { major, minor, patch }, tokens };
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * robots.txt, sitemap.xml, web manifest, security.txt and the machine-readable files of the contracts, by path. The
 * token list carries the commit's date, which keeps it reproducible.
 */
export function staticFiles(site: Site, { name, date }: Commit): Map<string, string> {
  const urls = visitable.map(({ path }) => `<url><loc>${site.origin}${path}</loc></url>`);
  const manifest = {
    name: site.product,
    short_name: site.product,
    start_url: '/',
    display: 'browser',
    background_color: site.brand.ink,
    theme_color: site.brand.ink,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  const files = new Map<string, string>([
    ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`],
    [
      '/sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
    ],
    ['/manifest.webmanifest', `${JSON.stringify(manifest)}\n`],
    [
      '/.well-known/security.txt',
      [
        `Contact: mailto:${site.email}`,
        `Expires: ${site.securityTxt.expires}`,
        'Preferred-Languages: en',
        `Canonical: ${site.origin}/.well-known/security.txt`,
        '',
      ].join('\n'),
    ],
    [MACHINE_READABLE.contracts, json(contractsJson(site, name))],
  ]);
  const list = tokenList(site, date);
  if (list) files.set(MACHINE_READABLE.tokenList, json(list));
  return files;
}
