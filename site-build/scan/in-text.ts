import { isAddress as isSolanaAddress } from '@solana/addresses';
import { checksum } from 'ox/Address';
import { parse } from 'tldts';

/** With `0x`, anywhere in a word, its digits perhaps in groups. With more digits, it is a transaction hash. */
const EVM = /0x(?:[^0-9a-z]{0,2}[0-9a-f]){40}(?![0-9a-f])/gi;
/** Soft hyphens, direction marks and other characters without a width: an address with one in it reads like any other. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Without `0x`: only the checksum distinguishes an address from a commit hash. */
const BARE_EVM = /(?<![0-9a-z])[0-9a-f]{40}(?![0-9a-z])/gi;
/** Longer or padded, it is base64 rather than base58. */
const BASE58 = /(?<![0-9A-Za-z])[1-9A-HJ-NP-Za-km-z]{32,44}(?![0-9A-Za-z=])/g;
/** Base64 integrity hashes, about one in a hundred of which would also decode as base58. */
const INTEGRITY = /\bsha(?:256|384|512)-[\w+/]+=*/g;

/** The distinct addresses in a text: EVM, and Solana (32 bytes in base58). */
export function addressesIn(text: string): string[] {
  const rest = text.replaceAll(INTEGRITY, ' ').replaceAll(INVISIBLE, '');
  const bare = (rest.match(BARE_EVM) ?? []).filter(
    (digits) => digits !== digits.toLowerCase() && checksum(`0x${digits.toLowerCase()}`) === `0x${digits}`,
  );
  return [
    ...new Set([
      ...(rest.match(EVM) ?? []).map((address) => address.replaceAll(/[^0-9a-z]/gi, '')),
      ...bare,
      ...(rest.match(BASE58) ?? []).filter((word) => isSolanaAddress(word)),
    ]),
  ];
}

/** A dotted name and any path after it. */
const HOST =
  /(?<![\p{L}\p{N}_./:-])((?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}\p{N}-]{2,63})(\/[^\s"'<>`\\|{}^,;()]*)?(?![\p{L}\p{N}_-])/gu;
/** Names of files and libraries that end like a host. */
const FILE = /\.(?:js|ts|tsx|md|py|sh|zip|mov|rs|map)$/i;
/** The end of one sentence and the start of the next, without a space. */
const SENTENCE = /\.\p{Lu}\p{Ll}+$/u;

/** Hosts without a scheme in a text, in lower case, each with the path after it. */
export const hostsIn = (text: string): { host: string; path: string }[] =>
  [...text.matchAll(HOST)]
    .filter(([, host]) => !FILE.test(host!) && !SENTENCE.test(host!) && parse(host!).isIcann)
    .map(([, host, path = '']) => ({ host: host!.toLowerCase(), path: path.replace(/[.!?]+$/, '') }));
