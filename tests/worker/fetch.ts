import { exports } from 'cloudflare:workers';
import { expect } from 'vitest';
import { policyFaults } from '../expected/headers.ts';

export const ORIGIN = 'http://localhost';

/** Asks the Worker itself, past the asset router; a redirect is the answer, not a way on. */
export const fetchPath = (path: string, init?: RequestInit): Promise<Response> =>
  exports.default.fetch(ORIGIN + path, { redirect: 'manual', ...init });

/** The text of a document's h1, which tells the documents apart. */
export const headingOf = (body: string): string | undefined => /<h1[^>]*>([^<]*)<\/h1>/.exec(body)?.[1];

/** Fails with every header that differs from the policy. */
export function expectPolicy(response: Response, path: string): void {
  expect(policyFaults(new Map(response.headers), path)).toEqual([]);
}
