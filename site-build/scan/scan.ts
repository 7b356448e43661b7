import { existsSync } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MACHINE_READABLE } from '../../config/headers.ts';
import { addressesIn, hostsIn } from './in-text.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { printable } from '../site-file/problems.ts';
import { filesBelow } from '../documents/files.ts';
import { configuredUrls, hostTest, urlTest } from './allowed-urls.ts';

/** Something in a file that does not follow from the configuration. */
interface Finding {
  file: string;
  /** What `allowed` in the configuration would have to name. */
  found: string;
  why: string;
  /** Set if `allowed` cannot permit it. */
  isFinal?: true;
}

const URLS =
  /\b[a-z][a-z+.-]*:\/\/[\p{L}\p{N}[][^\s"'<>`\\^{}|]*|(?<=^|["'`(=,\s])\/\/(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}[^\s"'<>`\\^{}|]*/giu;
const TRAILING = /[.,;:!?)\]$]+$/;
/** In code, a dotted name is a property access, but a string that is nothing but a host is a host. */
const QUOTED = /(["'`])((?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^"'`\s]*)?)\1/gi;
/** How scripts ask a wallet to connect, sign or send: EIP-1193, EIP-6963, Solana's wallet standard, TronLink. */
const WALLET =
  /\b(?:(?:ethereum|solana|phantom|solflare|BinanceChain|okxwallet|trustwallet|tronWeb|tronLink)\s*(?:\?\.|\.|\[["'`])\s*(?:request|send|sendAsync|enable|connect|sign\w*|on)\b|eth_(?:sendTransaction|sendRawTransaction|requestAccounts|accounts|sign\w*)|personal_sign|wallet_[a-z]\w+|sign(?:AndSend|All)?Transactions?|eip6963:\w+|wallet-standard:[\w-]+|(?:window|globalThis|self)\s*(?:\?\.|\.|\[["'`])\s*(?:ethereum|solana|phantom|BinanceChain|tronWeb)\b)/g;
/** Files that name other companies by their hosts, and apps by reversed hosts. */
const NAMES_OTHERS =
  /(?:^|\/)(?:(?:app-)?ads\.txt|sellers\.json|assetlinks\.json|apple-app-site-association(?:\.json)?)$/;
/** Pictures and fonts, which the scan cannot read. */
const UNREADABLE = /\.(?:png|jpe?g|webp|gif|avif|ico|woff2)$/i;

/** Scripts and styles within a document. */
const EMBEDDED = /<(script|style)\b[^>]*>([^]*?)<\/\1>/gi;
/** What may separate the groups of an address: a gap, emphasis, or the border between two elements of a kind. */
const BETWEEN_GROUPS = /<\/?(?:b|i|br|wbr)>|<!--.*?-->|<\/(\w+)><\1\b[^>]*>/g;

/** Separates a file's code from its prose. */
function partsOf(file: string, text: string): { code: string; prose: string } {
  if (/\.(?:m?js|css|map)$/.test(file)) return { code: text, prose: '' };
  if (!file.endsWith('.html')) return { code: '', prose: text };
  const embedded = [...text.matchAll(EMBEDDED)].map(([, , content]) => content);
  return { code: embedded.join('\n'), prose: text.replaceAll(EMBEDDED, ' ') };
}

/** Returns a function that finds whatever in a file's text does not follow from the configuration, each once. */
export function finder(site: CheckedSite): (file: string, text: string) => Finding[] {
  const [isAllowedUrl, isAllowedHost] = [urlTest(site), hostTest(site)];
  const contracts = site.contracts.map(({ address }) => address);
  // Whole URLs only, so that the rest of a longer one is still found.
  const own = configuredUrls(site)
    .flatMap((url) => [url.replaceAll('&', '&amp;'), url])
    .map((url) => new RegExp(`${RegExp.escape(url)}(?!\\.?[\\w/?#&=%@:~+-])`, 'g'));
  const allowed = new Set(site.allowed.map(({ found }) => found));

  return (file, text) => {
    const rest = own.reduce((left, url) => left.replaceAll(url, ' '), text);
    const { code, prose } = partsOf(file, rest);
    const addresses = addressesIn(`${rest}\n${prose.replaceAll(BETWEEN_GROUPS, '')}`);
    const urls = (rest.match(URLS) ?? []).map((url) => url.replace(TRAILING, ''));
    const hosts = [
      ...[...code.matchAll(QUOTED)].flatMap(([, , each]) => hostsIn(each!)),
      ...(NAMES_OTHERS.test(file) ? [] : hostsIn(prose.replaceAll(URLS, ' '))),
    ].filter((place) => !isAllowedHost(place));
    const kinds: Record<string, readonly string[]> = {
      'an address that the configuration does not have': addresses.filter((each) => !contracts.includes(each)),
      'a URL that is not the configuration’s': urls.filter((url) => !isAllowedUrl(url)),
      'a host that is not the configuration’s': hosts.map(({ host, path }) => host + path),
      'a call to a wallet': rest.match(WALLET) ?? [],
    };
    return Object.entries(kinds).flatMap(([why, all]) =>
      [...new Set(all)].filter((found) => !allowed.has(found)).map((found) => ({ file, found, why })),
    );
  };
}

/** Decodes a file as UTF-8; null if it is not text. */
function textOf(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** The files that an operator added, as paths on the site; none without the folder. */
export async function publicFiles(folder: string): Promise<string[]> {
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join('/', entry.parentPath.slice(folder.length), entry.name).replaceAll('\\', '/'))
    .toSorted();
}

const PLAIN_PATH = /^\/(?:\.well-known\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/** Why an added file cannot be served as it is, or null. */
async function publicFault(folder: string, path: string, made: ReadonlySet<string>): Promise<string | null> {
  if (made.has(path)) return 'the build makes a file of this name itself. Rename or remove yours';
  if ((await lstat(join(folder, path))).isSymbolicLink()) return 'a symbolic link. Put the file itself here';
  if (PLAIN_PATH.test(path)) return null;
  return 'a hidden name, or one with characters other than letters, digits, dots, hyphens and underscores';
}

/** Files that have to contain every contract address: the landing page, and the copy for wallets and explorers. */
const SHOWS_ADDRESSES = ['client/index.html', `client${MACHINE_READABLE.contracts}`];

/**
 * Scans the files of a build. In files that are not served, only addresses count.
 *
 * @param dist folder of the build
 * @returns everything that visitors, wallets or programs could find and that does not follow from the configuration
 */
export async function scan(dist: string, site: CheckedSite): Promise<Finding[]> {
  const foreignIn = finder(site);
  const findings = (await filesBelow(dist)).map(async (file): Promise<Finding[]> => {
    const text = textOf(await readFile(join(dist, file)));
    if (!file.startsWith('client/')) {
      const found = text === null || file.endsWith('.map') ? [] : foreignIn(file, text);
      return found.filter(({ why }) => why.startsWith('an address'));
    }
    const path = file.slice('client'.length);
    if (text === null) {
      const why = 'a kind of file that the scan cannot read. Write it as text, or link to it elsewhere';
      const passes = UNREADABLE.test(path) || site.allowed.some(({ found }) => found === path);
      return passes ? [] : [{ file, found: path, why }];
    }
    const missing = SHOWS_ADDRESSES.includes(file)
      ? site.contracts.filter(({ address }) => !text.includes(address))
      : [];
    const why = 'a configured address that is not there';
    return [
      ...foreignIn(file, text),
      ...missing.map(({ address: found }) => ({ file, found, why, isFinal: true as const })),
    ];
  });
  return (await Promise.all(findings)).flat();
}

/**
 * Scans a build before it replaces the previous one.
 *
 * @param made the build's files, as paths on the site
 * @param added those of `public/`
 * @throws if a file contains anything that does not follow from the configuration, or lacks an address
 */
export async function assertScanned(
  dist: string,
  site: CheckedSite,
  made: ReadonlySet<string>,
  added: readonly string[],
  folder = 'public',
): Promise<void> {
  const faults = added.map(async (path): Promise<Finding[]> => {
    const why = await publicFault(folder, path, made);
    return why === null ? [] : [{ file: `public${path}`, found: path, why, isFinal: true }];
  });
  const findings = [...(await Promise.all(faults)).flat(), ...(await scan(dist, site))];
  if (findings.length === 0) return;
  const lines = findings.map(({ file, found, why }) => `  ${file}: ${printable(found)}: ${why}.`);
  const allowable = findings.find(({ isFinal }) => !isFinal);
  const wayOut = allowable
    ? ` If one is right, add it to "allowed" in the configuration: ${JSON.stringify({ found: allowable.found, reason: '…' })}`
    : '';
  throw new Error(
    `Not built, because of what does not follow from the configuration:\n${lines.join('\n')}\nRemove each from src/content, public/ or wherever it comes from.${wayOut}\n`,
  );
}
