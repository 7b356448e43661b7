import { sha256Hex } from '../../site-build/documents/hashes.ts';
import { framingFaults, headerFaults, isChallenge, silence } from './compare.ts';
import { contentTypeFault } from './content-types.ts';
import type { Expectation } from './expectations.ts';
import type { Finding } from './finding.ts';
import { request, type Answer } from './request.ts';
import { visitors } from './visitors.ts';

const RANGE_BYTES = 100;
/** The ETag of an older copy. */
const OTHER_ETAG = '"0123456789abcdef0123456789abcdef"';

const { 'Accept-Encoding': _, ...browser } = visitors[0]!.headers;

/** What is wrong with an answer's headers, which need not be all of the file's. */
function extraHeaders({ headers, without, file }: Expectation, actual: ReadonlyMap<string, string>): string[] {
  const type = actual.get('content-type');
  const fault = type === undefined ? null : contentTypeFault(file!, type);
  const sent = new Map([...headers].filter(([name]) => actual.has(name)));
  return [...headerFaults({ headers: sent, without }, actual), ...(fault ? [fault] : [])];
}

const bodyFault = ({ sha256 }: Expectation, { status, body }: Answer): string[] => {
  if (status !== 200) return [`status is ${status}`];
  return sha256Hex(body) === sha256 ? [] : ['the bytes differ'];
};

/** Whether an answer is the first bytes of `whole`, and says so. */
function isBeginning({ status, headers, body }: Answer, whole: Buffer): boolean {
  const end = Math.min(RANGE_BYTES, whole.length);
  const says = headers.get('content-range') === `bytes 0-${end - 1}/${whole.length}`;
  return status === 206 && says && body.equals(whole.subarray(0, end));
}

/**
 * Requests a file as a browser does that has a copy, or wants only the headers or a part: what returning visitors get
 * must not differ from what everybody gets first.
 *
 * @returns one finding for each difference; none if `expected` is not a file
 */
export async function protocolFindings(
  origin: string,
  expected: Expectation,
  signal?: AbortSignal,
): Promise<Finding[]> {
  const { method, path, status, sha256 } = expected;
  if (method !== 'GET' || status !== 200 || sha256 === undefined) return [];
  const ask = (headers: Record<string, string>, verb = 'GET') =>
    request(origin + path, { method: verb, headers: { ...browser, ...headers }, signal });
  const about = (how: string, faults: readonly string[]) =>
    faults.map((fault): Finding => {
      return { kind: 'content', request: `GET ${path}`, text: `${how}: ${fault}`, visitors: [] };
    });
  try {
    const whole = await ask({ 'Accept-Encoding': 'gzip, br' });
    // A file that differs has been reported already.
    if (isChallenge(whole) || bodyFault(expected, whole).length > 0) return [];
    const etag = whole.headers.get('etag');
    const [again, stale, head, part] = await Promise.all([
      etag === undefined ? whole : ask({ 'If-None-Match': etag }),
      ask({ 'If-None-Match': OTHER_ETAG, 'If-Modified-Since': 'Thu, 01 Jan 2026 00:00:00 GMT' }),
      ask({}, 'HEAD'),
      ask({ Range: `bytes=0-${RANGE_BYTES - 1}` }),
    ]);
    const partHeaders = new Map([...part.headers].filter(([name]) => name !== 'content-range'));
    // Faults that the whole answer has, too, have been reported already.
    const known = new Set([...framingFaults(whole), ...extraHeaders(expected, whole.headers)]);
    const of = (answer: Answer, body: readonly string[], headers = answer.headers) =>
      isChallenge(answer)
        ? []
        : [...body, ...framingFaults(answer), ...extraHeaders(expected, headers)].filter((fault) => !known.has(fault));
    return [
      ...about('for a visitor who has a copy', of(again, again.status === 304 ? [] : bodyFault(expected, again))),
      ...about('for a visitor who has an older copy', of(stale, bodyFault(expected, stale))),
      ...about('if only its headers are requested', of(head, head.status === 200 ? [] : [`status is ${head.status}`])),
      ...about(
        'if only its beginning is requested',
        of(part, isBeginning(part, whole.body) ? [] : bodyFault(expected, part), partHeaders),
      ),
    ];
  } catch (error) {
    signal?.throwIfAborted();
    return [silence(`GET ${path}`, error)];
  }
}
