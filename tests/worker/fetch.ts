import { exports } from 'cloudflare:workers';
import { expect } from 'vitest';
import { policyFaults } from '../expected/headers.ts';

export const ORIGIN = 'http://localhost';

/** Requests `path` from the Worker itself, past the asset router, and follows no redirect. */
export const fetchPath = (path: string, init?: RequestInit): Promise<Response> =>
  exports.default.fetch(ORIGIN + path, { redirect: 'manual', ...init });

/** The text of a document's h1, which identifies the document. */
export const headingOf = (body: string): string | undefined => /<h1[^>]*>([^<]*)<\/h1>/.exec(body)?.[1];

/** Fails if a header differs from the policy, and names every one that does. */
export function expectPolicy(response: Response, path: string): void {
  expect(policyFaults(new Map(response.headers), path)).toEqual([]);
}
