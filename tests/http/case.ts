import type { cacheClasses } from '../expected/headers.ts';

export interface Answer {
  status: 200 | 304 | 308 | 404 | 405;
  cache: keyof typeof cacheClasses;
  location?: string;
  noindex?: true;
}

/**
 * A request and its answer. `{script}`, `{chunk}` and `{font}` in `path` are placeholders for the build's hashed files,
 * and `{etag}` in a header for the ETag of what the path serves.
 */
export interface Case {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  answer: Answer;
}

export const document: Answer = { status: 200, cache: 'document' };
export const file: Answer = { status: 200, cache: 'file' };
export const hashed: Answer = { status: 200, cache: 'hashed' };
export const gone: Answer = { status: 404, cache: 'none' };
export const notAllowed: Answer = { status: 405, cache: 'none' };
/** From the asset layer, which sends the file's own Cache-Control. */
export const fileNotAllowed: Answer = { status: 405, cache: 'file' };
export const hashedNotAllowed: Answer = { status: 405, cache: 'hashed' };

export const unchanged = ({ cache }: Answer): Answer => ({ status: 304, cache });
export const to = (location: string): Answer => ({ status: 308, cache: 'redirect', location });
export const noindex = (answer: Answer): Answer => ({ ...answer, noindex: true });

/** GET requests for several paths, all with the same answer. */
export const get = (answer: Answer, paths: readonly string[], headers?: Case['headers']): Case[] =>
  paths.map((path) => ({ method: 'GET', path, headers, answer }));

/** Requests for one path with several methods, all with the same answer. */
export const methods = (answer: Answer, names: readonly string[], path: string, body?: string): Case[] =>
  names.map((method) => ({ method, path, body, answer }));

/** GET requests for one path with several sets of headers, all with the same answer. */
export const withHeaders = (answer: Answer, path: string, sets: readonly NonNullable<Case['headers']>[]): Case[] =>
  sets.map((headers) => ({ method: 'GET', path, headers, answer }));
