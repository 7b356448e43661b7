import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAddress as isSolanaAddress } from '@solana/addresses';
import { chains, SWAP_PAGE, swapUrl } from '../../config/chains.ts';
import { MACHINE_READABLE, WORKERS_DEV } from '../../config/headers.ts';
import type { Site } from '../../shape/token.ts';
import { filesBelow } from '../files.ts';
import { printable } from '../problems.ts';

/** URLs allowed in every build, each with its reason. A trailing slash allows everything below. */
const ALWAYS: Readonly<Record<string, string>> = {
  'http://www.w3.org/': 'names of XML’s languages, which nothing requests',
  'http://www.sitemaps.org/schemas/sitemap/0.9': 'the name of the sitemap’s language',
  'https://react.dev/errors/': 'React’s messages about errors',
  'https://reactrouter.com/': 'React Router’s messages about errors',
  'http://localhost': 'React Router’s base for URLs without a host',
  'server://singlefetch/': 'React Router’s base for data, which this site has none of',
  'http://scripts.sil.org/OFL': 'the fonts’ licence',
  'https://openfontlicense.org': 'the fonts’ licence',
  'https://github.com/Element-Type/HostGrotesk': 'a font’s licence',
  'https://github.com/vercel/geist-font.git': 'a font’s licence',
  [`https://${WORKERS_DEV}/*`]: 'the header rule for Cloudflare’s own addresses of the site',
};

/** Configured URLs on other origins, including the prefixes to which scripts append an address. */
const configuredUrls = (site: Site): string[] => [
  ...[...Object.values(site.links), site.company.registerUrl].flatMap((url) => url ?? []),
  ...site.contracts.flatMap(({ chain, address }) => [address, ''].map((end) => chains[chain].tokenUrl(end))),
  swapUrl(site),
  SWAP_PAGE,
  `mailto:${site.email}`,
  ...site.previewHosts.map((host) => `https://${host}/*`),
];

/** With more digits, it is a transaction's hash. */
const EVM = /0x[\da-f]{40}(?![\da-f])/gi;
/** Longer or padded, it is base64 rather than base58. */
const BASE58 = /(?<![\dA-Za-z])[1-9A-HJ-NP-Za-km-z]{32,44}(?![\dA-Za-z=])/g;
/** A URL with a scheme, mail, or a URL that takes the page's scheme. */
const URLS =
  /\b(?:[a-z][a-z\d+.-]*:[\\/]{2}[\p{L}\p{N}[%@:_-]|mailto:[\p{L}\p{N}%_])[^\s"'<>`\\^{}|]*|(?<=^|["'`(=,\s])\/\/(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}[^\s"'<>`\\^{}|]*/giu;
const TRAILING = /[.,;:!?)\]$]+$/;
const SCRIPT = /\.(?:m?js|map|ts)$/;
/** What markup leads to or loads, which browsers read more generously than the pattern above: `\\host`, `tel:`. */
const LINKS = /\b(?:href|src|action|formaction|poster|data|url)\s*=\s*["']?\s*([^"'\s>]+)/gi;

/** Soft hyphens, direction marks and other characters without a width: an address with one in it reads like any other. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Returns a function that finds the addresses and URLs in a file's text that do not follow from the configuration. */
export function finder(site: Site) {
  const normal = (url: string): string => URL.parse(url.replace(TRAILING, ''), site.origin)?.href ?? url;
  const configured = new Set(configuredUrls(site).map(normal));
  const always = Object.keys(ALWAYS).map(normal);
  const known = new Set([
    ...site.contracts.map(({ address }) => address),
    ...site.allowed.flatMap(({ found }) => [found, normal(found)]),
  ]);
  const isKnown = (url: string): boolean =>
    configured.has(url) ||
    URL.parse(url)?.origin === site.origin ||
    always.some((each) => url === each || (each.endsWith('/') && url.startsWith(each)));

  return (file: string, text: string): { addresses: Set<string>; urls: Set<string> } => {
    const read = text.replaceAll('\\/', '/').replaceAll('&amp;', '&').replaceAll(INVISIBLE, '');
    const rest = read.replaceAll(URLS, (url) => (configured.has(normal(url)) ? ' ' : url));
    const base58 = (rest.match(BASE58) ?? []).filter((word) => isSolanaAddress(word));
    const links = SCRIPT.test(file) ? [] : [...read.matchAll(LINKS)].map(([, link]) => link!);
    const urls = [...(read.match(URLS) ?? []), ...links].map(normal).filter((url) => !isKnown(url));
    return {
      addresses: new Set([...(rest.match(EVM) ?? []), ...base58]).difference(known),
      urls: new Set(urls).difference(known),
    };
  };
}

/** Pictures and fonts, which the scan cannot read. */
const UNREADABLE = /\.(?:png|jpe?g|webp|gif|avif|ico|woff2)$/i;

/**
 * Returns a function that scans a file, for a line for everything that does not follow from the configuration: the
 * file's name, what was found, and why. Without a path on the site, only addresses count.
 */
export function scanner(site: Site) {
  const find = finder(site);
  return (name: string, bytes: Buffer, path?: string): string[] => {
    if (!isUtf8(bytes) || bytes.includes(0)) {
      const passes = UNREADABLE.test(name) || site.allowed.some(({ found }) => found === path);
      return passes ? [] : [`${name}: not text, so the scan cannot read it`];
    }
    const { addresses, urls } = find(name, bytes.toString());
    const served = path === undefined ? [] : [...urls];
    return [
      ...[...addresses].map((found) => `${name}: ${printable(found)}: an address that the configuration does not have`),
      ...served.map((found) => `${name}: ${printable(found)}: a URL that is not the configuration’s`),
    ];
  };
}

/** Files that have to contain every contract address: the landing page, and the copy for wallets and explorers. */
const SHOWS_ADDRESSES = ['client/index.html', `client${MACHINE_READABLE.contracts}`];

/** Scans the files of a build in the folder `dist`, and looks for the contracts where they have to be. */
export async function scan(dist: string, site: Site): Promise<string[]> {
  const scanFile = scanner(site);
  const lines = (await filesBelow(dist)).map(async (file): Promise<string[]> => {
    const bytes = await readFile(join(dist, file));
    const needed = SHOWS_ADDRESSES.includes(file) ? site.contracts : [];
    const missing = needed.filter(({ address }) => !bytes.includes(address));
    return [
      ...missing.map(({ address }) => `${file}: ${address}: a configured address that is not there`),
      ...scanFile(file, bytes, file.startsWith('client/') ? file.slice('client'.length) : undefined),
    ];
  });
  return (await Promise.all(lines)).flat();
}

/** What Finder and Explorer leave in folders, which nobody means to serve; `.gitignore` has the same names. */
export const LEFT_BEHIND = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|\._[^/]*)$/;

/** The files that an operator added, as paths on the site; none without the folder. */
export async function publicFiles(folder: string): Promise<string[]> {
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join('/', entry.parentPath.slice(folder.length), entry.name).replaceAll('\\', '/'))
    .filter((path) => !LEFT_BEHIND.test(path))
    .toSorted();
}

const PLAIN_PATH = /^\/(?:\.well-known\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/** Why a file in `public/` cannot be served as it is, or null. @param built paths of the build's own files */
export async function publicFault(file: string, path: string, built: ReadonlySet<string>): Promise<string | null> {
  if (/^\/_(headers|redirects|worker\.js)(\/|$)/.test(path)) return 'a Cloudflare setting: remove it (docs/later.md)';
  if (path.startsWith('/assets/')) return 'browsers keep what is in assets/ for a year: put it into another folder';
  const stats = await lstat(file);
  // https://developers.cloudflare.com/workers/platform/limits/#static-assets
  if (stats.size > 26_214_400) return 'over 25 MiB, which Cloudflare does not take: make it smaller';
  if (built.has(path)) return 'the build makes a file of this name itself: rename or remove yours';
  if (stats.isSymbolicLink()) return 'a symbolic link: put the file itself here';
  if (PLAIN_PATH.test(path)) return null;
  return 'a hidden name, or one with characters other than letters, digits, dots, hyphens and underscores: rename it';
}

/**
 * Scans a build before it replaces the previous one.
 *
 * @param built the build's files, as paths on the site
 * @param inPublic those of `public/`
 * @throws if a file contains anything that does not follow from the configuration, or lacks an address
 */
export async function assertScanned(
  dist: string,
  site: Site,
  built: ReadonlySet<string>,
  inPublic: readonly string[],
  folder = 'public',
): Promise<void> {
  const faults = inPublic.map(async (path): Promise<string[]> => {
    const why = await publicFault(join(folder, path), path, built);
    return why === null ? [] : [`public${path}: ${why}`];
  });
  const lines = [...(await Promise.all(faults)).flat(), ...(await scan(dist, site))];
  if (lines.length === 0) return;
  throw new Error(
    `Not built, because of what does not follow from the configuration:\n${lines.map((line) => `  ${line}.\n`).join('')}Remove each from token/content, public/ or wherever it comes from. If an address, a URL or the path of an unread file (/paper.pdf) is right, add it to allowed in token/site.ts: { found: '…', reason: '…' }\n`,
  );
}
