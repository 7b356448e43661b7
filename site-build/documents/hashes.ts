import { createHash } from 'node:crypto';

/** Returns `sha256-…` as CSP and SRI write it; a CSP source also needs single quotes. */
export const integrity = (bytes: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** Returns eight characters for a file name, like Vite's own hashes. */
export const nameHash = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 8);

/** Returns the SHA-256 in hex, as `sha256sum` prints it. */
export const sha256Hex = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
