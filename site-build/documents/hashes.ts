import { createHash } from 'node:crypto';

/** `sha256-…` / `sha384-…` as CSP and SRI write it (a CSP source stands in quotes beside). */
export const integrity = (bytes: string | Uint8Array, algorithm: 'sha256' | 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** Eight characters for a file name, as Vite's own hashes have. */
export const nameHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 8);

/** SHA-256 in hex, as `sha256sum` prints it. */
export const sha256Hex = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
