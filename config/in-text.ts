import { isAddress as isSolanaAddress } from '@solana/addresses';
import { checksum } from 'ox/Address';
import { parse } from 'tldts';

/** With `0x`, wherever it begins; a transaction's hash has more digits and is none. */
const EVM = /0x[0-9a-f]{40}(?![0-9a-f])/gi;
/** Without `0x`, only its checksum tells an address from a commit or a sum. */
const BARE_EVM = /(?<![0-9a-z])[0-9a-f]{40}(?![0-9a-z])/gi;
/** Base64 that is longer, or padded, is not base58. */
const BASE58 = /(?<![0-9A-Za-z])[1-9A-HJ-NP-Za-km-z]{32,44}(?![0-9A-Za-z=])/g;
/** Integrity hashes in base64, one in a hundred of which would decode as base58, too. */
const INTEGRITY = /\bsha(?:256|384|512)-[\w+/]+=*/g;

/** Returns the addresses in a text, each once: EVM chains' and, in base58 of 32 bytes, Solana's. */
export function addressesIn(text: string): string[] {
  const rest = text.replace(INTEGRITY, ' ');
  const bare = (rest.match(BARE_EVM) ?? []).filter(
    (digits) => digits !== digits.toLowerCase() && checksum(`0x${digits.toLowerCase()}`) === `0x${digits}`,
  );
  return [
    ...new Set([
      ...(rest.match(EVM) ?? []),
      ...bare,
      ...(rest.match(BASE58) ?? []).filter((word) => isSolanaAddress(word)),
    ]),
  ];
}

/** A name with dots and the path behind it. */
const HOST =
  /(?<![\p{L}\p{N}_./:-])((?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}\p{N}-]{2,63})(\/[^\s"'<>`\\|{}^,;()]*)?(?![\p{L}\p{N}_-])/gu;
/** Files and libraries that end like a host. */
const FILE = /\.(?:js|ts|tsx|md|py|sh|zip|mov|rs|map)$/i;
/** The end of one sentence and the beginning of the next. */
const SENTENCE = /\.\p{Lu}\p{Ll}+$/u;

/** Returns the hosts in a text that have no scheme before them, in lower case, each with the path behind it. */
export const hostsIn = (text: string): { host: string; path: string }[] =>
  [...text.matchAll(HOST)]
    .filter(([, host]) => !FILE.test(host!) && !SENTENCE.test(host!) && parse(host!).isIcann)
    .map(([, host, path = '']) => ({ host: host!.toLowerCase(), path: path.replace(/[.!?]+$/, '') }));
