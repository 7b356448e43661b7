import { isLoopback } from '../../config/hosts.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { betterOff, isAllowed, rewritersOf } from './allowed-headers.ts';
import { expectationsOf, type BuiltSite, type Expectation } from './build.ts';
import { reasonOf, request, visitors, type Answer, type Visitor } from './request.ts';

/**
 * What a comparison found. `difference`: visitors get something else than was built. `unknown`: this machine could not
 * tell. `better`: a setting of Cloudflare's that is not a fault.
 */
interface Finding {
  kind: 'difference' | 'unknown' | 'better';
  text: string;
  /** Such as `GET /privacy`. */
  request: string;
  visitor: string;
}

const finder =
  (asked: string, { name: visitor }: Visitor) =>
  (kind: Finding['kind'], text: string): Finding => ({ kind, text, request: asked, visitor });

/** Whether a site is what was built. */
export interface Verdict {
  outcome: 'same' | 'different' | 'unknown';
  requests: number;
  /** What was found, for people to read. */
  lines: readonly string[];
}

const PARALLEL = 16;
/** For the whole comparison, in milliseconds. */
const LIMIT_MS = 120_000;
/** The ETag of an older copy. */
const OLD_ETAG = '"0123456789abcdef0123456789abcdef"';
const UTF8 = /^\s*charset="?utf-8"?\s*$/i;

/**
 * What is wrong with the headers of an answer.
 *
 * @param mayLack whether it may lack some, as 304 does from Cloudflare's asset layer
 */
function headerFaults(
  { headers, types, isTagged }: Expectation,
  { headers: actual }: Answer,
  mayLack = false,
): string[] {
  const faults: string[] = [];
  for (const [name, value] of headers) {
    const sent = actual.get(name);
    if (sent === undefined && !mayLack) faults.push(`header ${name} is missing, expected: ${value}`);
    else if (sent !== undefined && sent !== value) faults.push(`header ${name} is: ${sent}\n      expected: ${value}`);
  }
  for (const [name, value] of actual) {
    if (headers.has(name) || name === 'content-type') continue;
    const isForbidden = name === 'etag' && !isTagged;
    if (isForbidden || !isAllowed(name, value)) faults.push(`header ${name} should not be there: ${value}`);
  }
  const type = actual.get('content-type');
  if (types && !headers.has('content-type') && !(mayLack && type === undefined)) {
    const [name = '', ...parameters] = type?.split(';') ?? [];
    const isRight = types.includes(name.trim().toLowerCase()) && parameters.every((one) => UTF8.test(one));
    if (!isRight) faults.push(`header content-type is ${type ?? 'missing'}, expected: ${types[0]}`);
  }
  return faults;
}

/** What is wrong with an answer, apart from its headers. */
function bodyFaults({ body, status, isTagged }: Expectation, answer: Answer): string[] {
  const settings = rewritersOf(answer.body.toString('utf8'));
  return [
    ...(answer.status === status ? [] : [`status is ${answer.status}, expected ${status}`]),
    ...(answer.body.equals(body) ? [] : ['the bytes are not those that were built']),
    ...settings.map((setting) => `Cloudflare rewrites it: switch off ${setting}`),
    ...(isTagged && !answer.headers.has('etag') ? ['header etag is missing'] : []),
    ...answer.early.map((line) => `an answer comes ahead of it: ${line}`),
  ];
}

/** Cloudflare asks this machine to prove that it is a browser, whatever the site would have answered. */
const isChallenge = ({ status, headers }: Answer): boolean =>
  status === 403 && headers.get('cf-mitigated') === 'challenge';

/** Compares one answer with the expected one, and what a visitor gets who already has a copy, or an older one. */
async function look(origin: string, expected: Expectation, visitor: Visitor, signal: AbortSignal): Promise<Finding[]> {
  const { method, path } = expected;
  const found = finder(`${method} ${path}`, visitor);
  const ask = async (extra: Record<string, string> = {}) => {
    const answer = await request(origin + path, { method, headers: { ...visitor.headers, ...extra }, signal });
    if (isChallenge(answer)) throw new Error('Cloudflare challenges this machine instead: ask from elsewhere');
    return answer;
  };
  try {
    const answer = await ask();
    const faults = [...bodyFaults(expected, answer), ...headerFaults(expected, answer)];
    const etag = answer.headers.get('etag');
    // Files do not depend on the visitor's copy in the way that documents do, which the Worker answers.
    const isDocument = expected.types?.includes('text/html') ?? false;
    if (faults.length === 0 && etag !== undefined && (isDocument || visitor === visitors[0])) {
      const [again, stale] = await Promise.all([ask({ 'If-None-Match': etag }), ask({ 'If-None-Match': OLD_ETAG })]);
      const unchanged = { ...expected, status: 304, body: Buffer.alloc(0), isTagged: false };
      const withCopy = [...bodyFaults(unchanged, again), ...headerFaults(expected, again, !isDocument)];
      const withOld = [...bodyFaults(expected, stale), ...headerFaults(expected, stale)];
      faults.push(...withCopy.map((fault) => `to a visitor who has a copy: ${fault}`));
      faults.push(...withOld.map((fault) => `to a visitor who has an older copy: ${fault}`));
    }
    const better = [...answer.headers].flatMap(
      ([name, value]) => (isAllowed(name, value) && betterOff.get(name)) || [],
    );
    return [...faults.map((text) => found('difference', text)), ...better.map((text) => found('better', text))];
  } catch (error) {
    return [found('unknown', `no answer: ${reasonOf(error)}`)];
  }
}

/** A page, and a path that a rule for pages alone would miss. */
const DOMAIN_PATHS = ['/', '/some/deep/path?and=query'];
/** What a redirect of Cloudflare's has, besides what every response may have. */
const OF_REDIRECTS = ['location', 'content-type', 'cache-control', 'expires'];
const SWITCH_ON = 'expected a redirect to https: switch on Cloudflare → SSL/TLS → Edge Certificates → Always Use HTTPS';

/** Looks whether a visitor is led to the right place. @param remedy what to do otherwise */
async function follow(
  url: string,
  visitor: Visitor,
  isRight: (status: number, location: string) => boolean,
  remedy: string,
  signal: AbortSignal,
): Promise<Finding[]> {
  const found = finder(`GET ${url}`, visitor);
  try {
    const { status, headers } = await request(url, { headers: visitor.headers, signal });
    const location = headers.get('location') ?? '';
    const strange = [...headers].filter(([name, value]) => !OF_REDIRECTS.includes(name) && !isAllowed(name, value));
    return [
      ...(isRight(status, location) ? [] : [found('difference', `answers ${status} ${location}, ${remedy}`)]),
      ...strange.map(([name, value]) => found('difference', `its redirect should not have ${name}: ${value}`)),
    ];
  } catch (error) {
    // A host that does not exist leads nobody astray.
    if (['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    return [found('unknown', `no answer (${reasonOf(error)}), ${remedy}`)];
  }
}

/**
 * Checks what a domain does with visitors who type no https://, and with those who type www: neither may reach another
 * site than the one at `origin`.
 *
 * @param plain the origin without https
 * @param www the origin with www
 */
export async function domainFindings(
  origin: string,
  signal: AbortSignal,
  plain: string = origin.replace('https:', 'http:'),
  www: string = origin.replace('//', '//www.'),
): Promise<Finding[]> {
  const toSite = (status: number, location: string) =>
    [301, 302, 307, 308].includes(status) && URL.parse(location)?.origin === origin;
  const asked = visitors.flatMap((visitor) => [
    ...DOMAIN_PATHS.map((path) => {
      const isRight = (status: number, to: string) => [301, 308].includes(status) && to === origin + path;
      return follow(plain + path, visitor, isRight, SWITCH_ON, signal);
    }),
    ...(new URL(origin).hostname.startsWith('www.')
      ? []
      : [follow(`${www}/`, visitor, toSite, `redirect it to ${origin}, or delete its DNS record`, signal)]),
  ]);
  return (await Promise.all(asked)).flat();
}

/** Runs tasks, at most sixteen at a time, and returns their results in order. */
async function inParallel<Result>(tasks: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = tasks.entries();
  const worker = async () => {
    for (const [index, task] of waiting) results[index] = await task();
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return results;
}

const MOST_NAMED = 4;
const headings = { difference: 'Different', unknown: 'Not compared', better: 'Better switched off in Cloudflare' };

/** Says each thing once, with the requests that it concerns. */
function linesOf(findings: readonly Finding[]): string[] {
  const byRequest = Map.groupBy(findings, ({ kind, text, request: asked }) => JSON.stringify([kind, text, asked]));
  const told = [...byRequest.values()].map((same) => {
    const who = new Set(same.map(({ visitor }) => visitor));
    const some = who.size < visitors.length ? ` (only ${[...who].join(' and ')})` : '';
    return { ...same[0]!, text: same[0]!.text + some };
  });
  return Object.entries(headings).flatMap(([kind, heading]) => {
    const ofKind = told.filter((finding) => finding.kind === kind);
    const lines = [...Map.groupBy(ofKind, ({ text }) => text)].flatMap(([text, same]) => {
      const named = same.slice(0, MOST_NAMED).map(({ request: asked }) => asked);
      const rest = same.length - named.length;
      return [`    ${text}`, `      ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`];
    });
    return lines.length > 0 ? [`  ${heading}`, ...lines] : [];
  });
}

/** Whether `origin` is another host than the site's own, which search engines are sent away from. */
export const isPreview = (origin: string, site: Pick<CheckedSite, 'origin'>): boolean =>
  origin !== site.origin && !isLoopback(new URL(origin).hostname);

interface Options {
  signal?: AbortSignal;
  isPreview?: boolean;
}

/**
 * Compares everything that the site at `origin` serves with a build, byte for byte and header for header, as each kind of
 * visitor; at the site's own origin, also what the domain does without https and with www.
 *
 * @throws the signal's reason if `signal` is aborted
 */
export async function compare(origin: string, built: BuiltSite, options: Options = {}): Promise<Verdict> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  const expectations = await expectationsOf(built, options.isPreview ?? isPreview(origin, built.site));
  const tasks = expectations.flatMap((expected) => visitors.map((who) => () => look(origin, expected, who, signal)));
  const domain = origin === built.site.origin ? domainFindings(origin, signal) : [];
  const findings = [...(await inParallel(tasks)).flat(), ...(await domain)];
  options.signal?.throwIfAborted();
  const has = (kind: Finding['kind']) => findings.some((finding) => finding.kind === kind);
  return {
    outcome: has('difference') ? 'different' : has('unknown') ? 'unknown' : 'same',
    requests: tasks.length,
    lines: linesOf(findings),
  };
}
