import type { cacheClasses } from '../../expected/headers.ts';

/** What a request is answered with. */
export interface Answer {
  status: 200 | 304 | 308 | 404 | 405;
  cache: keyof typeof cacheClasses;
  location?: string;
  noindex?: true;
}

/**
 * A request and its answer. In `path`, `{script}`, `{chunk}` and `{font}` stand for the build's hashed files; in a
 * header, `{etag}` stands for the tag of what the path serves.
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
/** From the asset layer, which keeps the file's own line. */
export const fileNotAllowed: Answer = { status: 405, cache: 'file' };
export const hashedNotAllowed: Answer = { status: 405, cache: 'hashed' };

export const unchanged = ({ cache }: Answer): Answer => ({ status: 304, cache });
export const to = (location: string): Answer => ({ status: 308, cache: 'redirect', location });
export const noindex = (answer: Answer): Answer => ({ ...answer, noindex: true });

/** GET for each path, all with one answer. */
export const get = (answer: Answer, paths: readonly string[], headers?: Case['headers']): Case[] =>
  paths.map((path) => ({ method: 'GET', path, headers, answer }));

/** One path under each method, all with one answer. */
export const methods = (answer: Answer, names: readonly string[], path: string, body?: string): Case[] =>
  names.map((method) => ({ method, path, body, answer }));

/** GET of one path with each set of headers, all with one answer. */
export const withHeaders = (answer: Answer, path: string, sets: readonly NonNullable<Case['headers']>[]): Case[] =>
  sets.map((headers) => ({ method: 'GET', path, headers, answer }));
