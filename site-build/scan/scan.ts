import { existsSync } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { MACHINE_READABLE } from '../../config/headers.ts';
import { addressesIn, hostsIn } from '../../config/in-text.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { printable } from '../site-file/problems.ts';
import { filesBelow } from '../documents/files.ts';
import { configuredUrls, hostTest, urlTest } from './allowed-urls.ts';
import { isPicture, pictureFault } from './pictures.ts';

/** Something in a file that does not follow from the configuration. */
export interface Finding {
  file: string;
  /** What `allowed` in the configuration would have to name. */
  found: string;
  why: string;
  /** Set if `allowed` cannot permit it. */
  isFinal?: true;
}

/** A piece of a file: prose, code, an element's whole text without its markup, or the target of a link. */
interface Piece {
  kind: 'prose' | 'code' | 'joined' | 'target';
  text: string;
}

const TARGETS = /^(?:(?:xlink:)?href|src|action|formaction|poster|data|ping|cite|background)$/;

/** Splits a document into attributes, comments and texts, plus each element's text as a whole. */
function htmlPieces(html: string): Piece[] {
  const pieces: Piece[] = [];
  const walk = (node: Tree.Node): string => {
    if (node.nodeName === '#text') {
      pieces.push({ kind: 'prose', text: (node as Tree.TextNode).value });
      return (node as Tree.TextNode).value;
    }
    if (node.nodeName === '#comment') pieces.push({ kind: 'prose', text: (node as Tree.CommentNode).data });
    const { attrs = [], childNodes = [], content } = node as Tree.Template;
    for (const { name, prefix, value } of attrs) {
      pieces.push({ kind: name.startsWith('on') ? 'code' : 'prose', text: value });
      if (TARGETS.test(prefix ? `${prefix}:${name}` : name)) pieces.push({ kind: 'target', text: value });
    }
    if (content) walk(content);
    if (node.nodeName === 'script' || node.nodeName === 'style') {
      pieces.push({ kind: 'code', text: childNodes.map((child) => (child as Tree.TextNode).value).join('') });
      return '';
    }
    const text = childNodes.map(walk).join('');
    pieces.push({ kind: 'joined', text });
    return text;
  };
  walk(parse(html));
  return pieces;
}

const code = (hex: string): string => {
  const point = Number.parseInt(hex, 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : '';
};

/** Decodes the escapes of scripts, JSON, markup and URLs, and drops invisible characters. */
const decoded = (text: string): string =>
  text
    .replaceAll(/\\u\{([0-9a-f]+)\}|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|&#x([0-9a-f]+);?/gi, (_, ...hex: string[]) =>
      code(hex.slice(0, 4).find(Boolean)!),
    )
    .replaceAll(/&#(\d+);?/g, (_, decimal: string) => code(Number(decimal).toString(16)))
    .replaceAll(/%([2-7][0-9a-f])/gi, (_, hex: string) => code(hex))
    .replaceAll('\\/', '/')
    .replaceAll(/\p{Cf}/gu, '');

const URLS =
  /\b(?:https?|wss?|ftp|server):\/\/[\p{L}\p{N}[][^\s"'<>`\\^{}|]*|(?<=^|["'`(=,\s])\/\/(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}[^\s"'<>`\\^{}|]*/giu;
const TRAILING = /[.,;:!?)\]$]+$/;
/** In code, a dotted name is a property access, but a string that is nothing but a host is a host. */
const QUOTED = /(["'`])((?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^"'`\s]*)?)\1/gi;
/** How scripts ask a wallet to connect, sign or send: EIP-1193, EIP-6963, Solana's wallet standard, TronLink. */
const WALLET =
  /\b(?:(?:ethereum|solana|phantom|solflare|BinanceChain|okxwallet|trustwallet|tronWeb|tronLink)\s*(?:\?\.|\.|\[["'`])\s*(?:request|send|sendAsync|enable|connect|sign\w*|on)\b|eth_(?:sendTransaction|sendRawTransaction|requestAccounts|accounts|sign\w*)|personal_sign|wallet_[a-z]\w+|sign(?:AndSend|All)?Transactions?|eip6963:\w+|wallet-standard:[\w-]+|(?:window|globalThis|self)\s*(?:\?\.|\.|\[["'`])\s*(?:ethereum|solana|phantom|BinanceChain|tronWeb)\b)/g;
/** Files that name other companies by their hosts, and apps by reversed hosts. */
const NAMES_OTHERS =
  /(?:^|\/)(?:(?:app-)?ads\.txt|sellers\.json|assetlinks\.json|apple-app-site-association(?:\.json)?)$/;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Returns a function that finds whatever in a file's text does not follow from the configuration, each once. */
export function finder(site: CheckedSite): (file: string, text: string) => Omit<Finding, 'file'>[] {
  const [isAllowedUrl, isAllowedHost] = [urlTest(site), hostTest(site)];
  const contracts = site.contracts.map(({ address }) => address);
  // Whole URLs only, so that the rest of a longer one is still found.
  const own = configuredUrls(site).map((url) => new RegExp(String.raw`${escaped(url)}(?!\.?[\w/?#&=%@:~+-])`, 'g'));
  const allowed = new Set(site.allowed.map(({ found }) => found));

  const inPiece = ({ kind, text }: Piece, namesOthers: boolean): (readonly [found: string, why: string])[] => {
    if (kind === 'target') {
      const url = URL.parse(text, site.origin);
      const isPlain = url === null || /^https?:$/.test(url.protocol) || text.startsWith('data:image/');
      if (isPlain || isAllowedUrl(url.href)) return [];
      return [[text, 'a link that opens something else than a page']];
    }
    const rest = decoded(own.reduce((left, url) => left.replaceAll(url, ' '), text));
    const addresses = addressesIn(rest).filter((address) => !contracts.includes(address));
    const found = addresses.map((address) => [address, 'an address that the configuration does not have'] as const);
    if (kind === 'joined') return found;
    const urls = (rest.match(URLS) ?? []).map((url) => url.replace(TRAILING, ''));
    const places =
      kind === 'code'
        ? [...rest.matchAll(QUOTED)].flatMap(([, , each]) => hostsIn(each!))
        : hostsIn(rest.replaceAll(URLS, ' '));
    return [
      ...found,
      ...urls.filter((url) => !isAllowedUrl(url)).map((url) => [url, 'a URL that is not the configuration’s'] as const),
      ...places
        .filter((place) => !namesOthers && !isAllowedHost(place))
        .map(({ host, path }) => [host + path, 'a host that is not the configuration’s'] as const),
      ...(rest.match(WALLET) ?? []).map((call) => [call, 'a call to a wallet'] as const),
    ];
  };

  return (file, text) => {
    const isCode = /\.(?:m?js|css|map)$/.test(file);
    const pieces: Piece[] = file.endsWith('.html') ? htmlPieces(text) : [{ kind: isCode ? 'code' : 'prose', text }];
    const found = new Map(pieces.flatMap((piece) => inPiece(piece, NAMES_OTHERS.test(file))));
    return [...found].filter(([what]) => !allowed.has(what)).map(([what, why]) => ({ found: what, why }));
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

/** Finds added files that cannot be served as they are. */
async function publicFindings(folder: string, added: readonly string[], made: ReadonlySet<string>): Promise<Finding[]> {
  const faults = await Promise.all(
    added.map(async (path): Promise<Finding[]> => {
      const finding = (why: string): Finding[] => [{ file: `public${path}`, found: path, why, isFinal: true }];
      if (made.has(path)) return finding('the build makes a file of this name itself. Rename or remove yours');
      if ((await lstat(join(folder, path))).isSymbolicLink())
        return finding('a symbolic link. Put the file itself here');
      return /^\/(?:\.well-known\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(path)
        ? []
        : finding('a hidden name, or one with characters other than letters, digits, dots, hyphens and underscores');
    }),
  );
  return faults.flat();
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
  const allowed = new Set(site.allowed.map(({ found }) => found));
  const findings = (await filesBelow(dist)).map(async (file): Promise<Finding[]> => {
    const isServed = file.startsWith('client/');
    const path = file.slice('client'.length);
    const bytes = await readFile(join(dist, file));
    const text = textOf(bytes);
    const fault = (why: string): Finding[] => (allowed.has(path) ? [] : [{ file, found: path, why }]);
    if (isServed && isPicture(file)) return [pictureFault(file, bytes) ?? []].flat().flatMap(fault);
    // The build subsets its fonts itself.
    if (!isServed || /^\/assets\/[\w-]+\.woff2$/.test(path)) {
      const addresses = text === null || file.endsWith('.map') ? [] : foreignIn(file, text);
      return addresses.filter(({ why }) => why.startsWith('an address')).map((each) => ({ file, ...each }));
    }
    if (text === null)
      return fault('a kind of file that the scan cannot read. Write it as text, or link to it elsewhere');
    const missing = SHOWS_ADDRESSES.includes(file)
      ? site.contracts.filter(({ address }) => !text.includes(address))
      : [];
    return [
      ...foreignIn(file, text).map((each) => ({ file, ...each })),
      ...missing.map(({ address }) => ({
        file,
        found: address,
        why: 'a configured address that is not there',
        isFinal: true as const,
      })),
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
  const findings = [...(await publicFindings(folder, added, made)), ...(await scan(dist, site))];
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
