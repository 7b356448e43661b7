import { sha256Hex } from '../../site-build/documents/hashes.ts';
import { edgeTraces } from './edge-traces.ts';
import type { Expectation } from './expectations.ts';

const TIMEOUT_MS = 20_000;

/** Both hashes are told apart by their beginning. */
const short = (sum: string): string => `${sum.slice(0, 12)}…`;

/** Every way in which the site at `origin` answers otherwise than expected, in words; empty where it does not. */
export async function differences(origin: string, expected: Expectation): Promise<string[]> {
  const { method, path, status, sha256, headers, without } = expected;
  let response: Response;
  let body: Buffer;
  try {
    response = await fetch(origin + path, { method, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    body = Buffer.from(await response.arrayBuffer());
  } catch (error) {
    const { message, cause } = error as Error;
    return [`no answer: ${cause instanceof Error ? cause.message : message}`];
  }
  const found: string[] = [];
  if (response.status !== status) found.push(`status is ${response.status}, expected ${status}`);
  for (const [name, value] of headers) {
    const actual = response.headers.get(name);
    if (actual === null) found.push(`header ${name} is missing, expected: ${value}`);
    else if (actual !== value) found.push(`header ${name} is: ${actual}\n      expected: ${value}`);
  }
  for (const name of without) {
    const actual = response.headers.get(name);
    if (actual !== null) found.push(`header ${name} must not be sent, and is: ${actual}`);
  }
  const sum = sha256Hex(body);
  if (sha256 !== undefined && sum !== sha256) found.push(`the bytes differ: ${short(sum)}, built ${short(sha256)}`);
  const headerLines = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  const traces = [...edgeTraces(headerLines), ...edgeTraces(body.toString('utf8'))];
  if (traces.length > 0) found.push(`the edge rewrites it; turn off in Cloudflare: ${[...new Set(traces)].join(', ')}`);
  return found;
}
