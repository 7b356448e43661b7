import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ALLOWED_METHODS, cacheControl, securityHeaders, SERVED_COMMIT } from '../../config/headers.ts';
import { redirects, routes, type SiteRoute } from '../../config/routes.ts';
import type { Site } from '../../shape/token.ts';
import { CLIENT } from '../../site-build/documents/dist.ts';
import { filesBelow } from '../../site-build/files.ts';
import { headersByPath } from '../../site-build/documents/headers-file.ts';
import { reasonOf, UserError } from '../lib/command.ts';
import { refusalIn, type Answer } from './refusals.ts';
import { traces } from './zone-settings.ts';

const TIMEOUT_MS = 60_000;
/** Read by the asset layer and never served. */
export const NOT_SERVED: readonly string[] = ['_headers', '.assetsignore'];
const MOST_NAMED = 4;
/** For a difference in which no setting has left a trace. */
const REMEDY =
  'Build the commit that is meant to be live. If it is that one, a rule or a setting of the zone is in the way: docs/deploy.md, “The domain”.';

/** What a served build answers to one request. The server may send further headers. */
interface Expectation {
  method: 'GET' | 'POST';
  path: string;
  status: number;
  body: Buffer;
  /** By lower-case name. */
  headers: ReadonlyMap<string, string>;
}

/** Whether a site is what was built; `unknown` if this machine could not tell. */
interface Verdict {
  outcome: 'same' | 'different' | 'unknown';
  lines: readonly string[];
}

/** The commit of the build in `dist`. @throws UserError if there is no build */
export async function builtCommit(): Promise<string> {
  const commit = await readFile(join(CLIENT, SERVED_COMMIT), 'utf8').catch(() => null);
  if (commit === null) throw new UserError('There is no build. Check out the deployed commit and run: npm run build');
  return commit.trim();
}

/** Makes one request without following redirects. @throws if there is no complete answer in time */
export async function ask(url: string, method: string, signal?: AbortSignal): Promise<Answer> {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  const ends = signal ? AbortSignal.any([signal, limit]) : limit;
  const response = await fetch(url, { method, redirect: 'manual', signal: ends });
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** Every file and document of the build in `dist`, an unknown path, every redirect and a refused method. */
async function expectationsOf(site: Site): Promise<Expectation[]> {
  const headersAt = headersByPath(await readFile(join(CLIENT, '_headers'), 'utf8'));
  const routeOf = new Map<string, SiteRoute>(routes.map((route) => [route.file, route]));
  const files = (await filesBelow(CLIENT)).filter((file) => !NOT_SERVED.includes(file));
  const served = files.map(async (file): Promise<Expectation> => {
    const { path, assetPath } = routeOf.get(`/${file}`) ?? { path: `/${file}`, assetPath: `/${file}` };
    const body = await readFile(join(CLIENT, file));
    const headers = headersAt(assetPath);
    if (path !== null) return { method: 'GET', path, status: 200, body, headers };
    const uncached = new Map([...headers, ['cache-control', cacheControl.none]]);
    return { method: 'GET', path: `/${randomUUID()}`, status: 404, body, headers: uncached };
  });
  /** The headers of a response that the Worker makes itself. */
  const workerHeaders = (extra: Record<string, string>) => new Map(new Headers({ ...securityHeaders(site), ...extra }));
  const moved = [...redirects].map(([path, location]): Expectation => {
    const headers = workerHeaders({ 'Cache-Control': cacheControl.redirect, Location: location });
    // The asset layer redirects from a slash at the end, and the Worker from a file's name.
    return { method: 'GET', path, status: path.endsWith('/') ? 307 : 308, body: Buffer.alloc(0), headers };
  });
  const refusals: readonly Pick<Expectation, 'path' | 'body' | 'headers'>[] = [
    { path: '/', body: Buffer.alloc(0), headers: headersAt('/') },
    {
      path: `/${randomUUID()}`,
      body: Buffer.from('Method not allowed\n'),
      headers: workerHeaders({ 'Cache-Control': cacheControl.none, Allow: ALLOWED_METHODS }),
    },
  ];
  const refused = refusals.map((refusal): Expectation => ({ method: 'POST', status: 405, ...refusal }));
  return [...(await Promise.all(served)), ...moved, ...refused];
}

/** Why an answer is not the expected one; undefined if it is. */
function differenceIn(answer: Answer, { status, body, headers }: Expectation): string | undefined {
  if (answer.status !== status) return `the status is ${answer.status}, not ${status}`;
  if (!answer.body.equals(body)) return 'the bytes are not those that were built';
  for (const [name, value] of headers) {
    const sent = answer.headers.get(name) ?? 'missing';
    if (sent !== value) return `the header ${name} is ${sent}, not ${value}`;
  }
}

/** How the domain answers without https: with a redirect, unless the zone's setting for it is off. */
async function plainly(origin: string, signal?: AbortSignal) {
  const url = `${origin.replace('https:', 'http:')}/`;
  const answer = await ask(url, 'GET', signal).catch(() => undefined);
  const isMoved = !answer || answer.headers.get('location') === `${origin}/`;
  const reason = isMoved ? undefined : `answered without https (status ${answer.status})`;
  const remedy = 'Always Use HTTPS is off. On, in Cloudflare’s dashboard: SSL/TLS → Edge Certificates';
  return { request: `GET ${url}`, outcome: 'same', reason, remedy } as const;
}

/**
 * Compares what the site at `origin` serves with the build in `dist`: status, bytes, and the headers that the build
 * sets.
 *
 * @returns each reason once, with the requests that it concerns, and a remedy; with `same`, traces of settings
 * @throws the signal's reason if `signal` is aborted
 */
export async function compare(origin: string, site: Site, signal?: AbortSignal): Promise<Verdict> {
  const asked = (await expectationsOf(site)).map(async (expected) => {
    const { method, path } = expected;
    const request = `${method} ${path}`;
    try {
      const answer = await ask(origin + path, method, signal);
      const refusal = refusalIn(answer);
      if (refusal) return { request, outcome: 'unknown', ...refusal } as const;
      const left = traces(answer).join('\n    ');
      const reason = differenceIn(answer, expected);
      if (reason) return { request, outcome: 'different', reason, remedy: left || REMEDY } as const;
      return { request, outcome: 'same', reason: left ? 'as it was built, but' : undefined, remedy: left } as const;
    } catch (error) {
      const reason = `not compared: there was no answer (${reasonOf(error)})`;
      return { request, outcome: 'unknown', reason, remedy: 'Try again later, or from elsewhere.' } as const;
    }
  });
  // A preview's host is Cloudflare's own.
  const isDomain = origin === site.origin && origin.startsWith('https:');
  const answers = await Promise.all([...asked, ...(isDomain ? [plainly(origin, signal)] : [])]);
  signal?.throwIfAborted();
  const found = answers.filter(({ reason }) => reason !== undefined);
  const lines = [...Map.groupBy(found, ({ reason, remedy }) => `  ${reason}\n    ${remedy}`)].flatMap(([why, same]) => {
    const rest = same.length > MOST_NAMED ? ` and ${same.length - MOST_NAMED} more` : '';
    const named = same.slice(0, MOST_NAMED).map(({ request }) => request);
    return [`${named.join(', ')}${rest}`, why];
  });
  const outcome =
    (['different', 'unknown'] as const).find((one) => found.some((each) => each.outcome === one)) ?? 'same';
  return { outcome, lines };
}
