import { sha256Hex } from '../../site-build/documents/hashes.ts';
import { isAllowed } from './allowed-headers.ts';
import { contentTypeFault } from './content-types.ts';
import { edgeHeader, edgeTraces } from './edge-traces.ts';
import type { Expectation } from './expectations.ts';
import type { Finding, FindingKind } from './finding.ts';
import { certificateFault, reasonOf, request, type Answer } from './request.ts';
import type { Visitor } from './visitors.ts';

/** Shortens a hash to as much as it takes to tell two apart. */
const short = (sum: string): string => `${sum.slice(0, 12)}…`;

/**
 * Cloudflare's challenge pages have this header, and 403 as their status, whatever the site would have answered; with
 * another status, the header is somebody else's.
 * https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/
 */
export const isChallenge = ({ status, headers }: Answer): boolean =>
  status === 403 && headers.get('cf-mitigated') === 'challenge';

/** The headers that an answer lacks, or has and should not. */
export function headerFaults(
  { headers, without }: Pick<Expectation, 'headers' | 'without'>,
  actual: ReadonlyMap<string, string>,
): string[] {
  const faults: string[] = [];
  for (const [name, value] of headers) {
    const sent = actual.get(name);
    if (sent === undefined) faults.push(`header ${name} is missing, expected: ${value}`);
    else if (sent !== value) faults.push(`header ${name} is: ${sent}\n      expected: ${value}`);
  }
  for (const [name, value] of actual) {
    if (headers.has(name)) continue;
    if (without.includes(name)) faults.push(`header ${name} must not be sent, and is: ${value}`);
    else if (!isAllowed(name, value) && edgeHeader(name, value).length === 0)
      faults.push(`header ${name} is neither ours nor Cloudflare’s: ${value}`);
  }
  return faults;
}

/** What this site never sends: a body that cannot be decoded, and something ahead of the answer. */
export const framingFaults = ({ early, undecodable }: Answer): string[] => [
  ...early.map((line) => `something is sent ahead of the answer: ${line}`),
  ...(undecodable === undefined ? [] : [`the body cannot be decoded: ${undecodable}`]),
];

function bodyFaults({ sha256, status, file }: Expectation, answer: Answer): string[] {
  const sum = sha256Hex(answer.body);
  const type = file === undefined ? null : contentTypeFault(file, answer.headers.get('content-type'));
  return [
    ...(answer.status === status ? [] : [`status is ${answer.status}, expected ${status}`]),
    ...(sha256 === undefined || sum === sha256 ? [] : [`the bytes differ: ${short(sum)}, built ${short(sha256)}`]),
    ...(type ? [type] : []),
  ];
}

/** What is the same in every response is reported once. */
const EVERY = 'every response';

const CERTIFICATES = 'Cloudflare → SSL/TLS → Edge Certificates';

/** No answer to a request; a certificate that is not valid is reported once for all of them. */
export function silence(asked: string, error: unknown, ...visitors: string[]): Finding {
  const fault = certificateFault(error);
  return fault === null
    ? { kind: 'silence', request: asked, text: `no answer: ${reasonOf(error)}`, visitors }
    : {
        kind: 'silence',
        request: EVERY,
        text: `browsers refuse its certificate: ${fault}. Look at ${CERTIFICATES}`,
        visitors: [],
      };
}

/** A request as reports name it. */
export const requestOf = ({ method, path }: Expectation): string => `${method} ${path}`;

/** Every difference between the answer of the site at `origin` and the expected one. */
export async function differences(
  origin: string,
  expected: Expectation,
  { name, headers, query = '' }: Visitor,
  signal?: AbortSignal,
): Promise<Finding[]> {
  const finding = (kind: FindingKind) => (text: string) => ({
    kind,
    request: requestOf(expected),
    text,
    visitors: [name],
  });
  let answer: Answer;
  try {
    answer = await request(origin + expected.path + query, { method: expected.method, headers, signal });
  } catch (error) {
    signal?.throwIfAborted();
    return [silence(requestOf(expected), error, name)];
  }
  if (isChallenge(answer)) return [finding('challenge')('the edge challenges this visitor instead of answering')];
  const traces = edgeTraces(answer.body.toString('utf8'));
  const added = [...answer.headers].flatMap(([header, value]) => edgeHeader(header, value));
  const marked = [...new Set(added)].map((setting): Finding => {
    return { kind: 'zone', request: EVERY, text: `turn off in Cloudflare: ${setting}`, visitors: [] };
  });
  // Speed Brain refuses to prefetch what a Worker answers. To anybody who does not prefetch, it would be another page.
  const isPrefetch = headers['Sec-Purpose'] !== undefined;
  if (isPrefetch && answer.status === 503 && answer.headers.has('cf-speculation-refused')) return marked;
  const faults = [
    ...bodyFaults(expected, answer),
    ...framingFaults(answer),
    ...headerFaults(expected, answer.headers),
    ...(traces.length > 0 ? [`the edge rewrites it; turn off in Cloudflare: ${traces.join(', ')}`] : []),
  ];
  return [...faults.map(finding('content')), ...marked];
}
