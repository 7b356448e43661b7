import { routesOf } from '../../config/routes.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { silence } from './compare.ts';
import type { Finding } from './finding.ts';
import { reasonOf, request } from './request.ts';
import { visitors, type Visitor } from './visitors.ts';

/** A path without a file, which a rule for documents alone would miss. */
const DEEP_PATH = '/some/deep/path?and=query';
/** What https://hstspreload.org requires before browsers build a domain in. */
const PRELOAD_MIN_AGE_SECONDS = 31_536_000;
const SWITCH_ON = 'switch on Cloudflare → SSL/TLS → Edge Certificates → Always Use HTTPS';

/** Headers with which a redirect could harm visitors. */
const HARMFUL = ['set-cookie', 'refresh', 'link', 'clear-site-data'];
/** A redirect may depend on who asks, so a browser, a phone and a tool do. */
const ASKERS = visitors.filter(({ name }) => ['Chrome on a desktop', 'Safari on a phone', 'curl'].includes(name));

const isRedirect = (status: number): boolean => [301, 302, 307, 308].includes(status);
const isNoHost = (error: unknown): boolean =>
  ['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '');

const zone = (asked: string, text: string): Finding => ({ kind: 'zone', request: asked, text, visitors: [] });

async function plainHttp(host: string, path: string, visitor: Visitor, signal?: AbortSignal): Promise<Finding[]> {
  const url = `http://${host}${path}`;
  try {
    const { status, headers } = await request(url, { headers: visitor.headers, signal });
    const location = headers.get('location');
    const harm = HARMFUL.filter((name) => headers.has(name)).map((name) =>
      zone(`GET ${url}`, `sends ${name}: ${headers.get(name)!}. Look at Rules and Workers Routes in Cloudflare`),
    );
    if ((status === 301 || status === 308) && location === `https://${host}${path}`) return harm;
    const answered = location ? `${status} to ${location}` : `${status}`;
    return [zone(`GET ${url}`, `answers ${answered}, expected 301 or 308 to https: ${SWITCH_ON}`)];
  } catch (error) {
    signal?.throwIfAborted();
    return [silence(`GET ${url}`, error)];
  }
}

/** The name with `www.` must not be a second site: it has to redirect to the canonical host, or not exist. */
async function wwwName(origin: string, host: string, signal?: AbortSignal): Promise<Finding[]> {
  if (host.startsWith('www.')) return [];
  const url = `https://www.${host}/`;
  try {
    const { status, headers } = await request(url, { signal });
    const location = headers.get('location') ?? '';
    if (isRedirect(status) && URL.canParse(location) && new URL(location).origin === origin) return [];
    return [
      zone(
        `GET ${url}`,
        `answers ${status}${location && ` to ${location}`}: redirect it to ${origin}, or delete its DNS record`,
      ),
    ];
  } catch (error) {
    signal?.throwIfAborted();
    if (isNoHost(error)) return [];
    return [
      zone(
        `GET ${url}`,
        `exists and does not answer (${reasonOf(error)}): redirect it to ${origin}, or delete its DNS record`,
      ),
    ];
  }
}

/** Browsers build a domain in only if its base name sends the header too. */
async function preload({ origin, hstsPreload }: SiteConfig, host: string, signal?: AbortSignal): Promise<Finding[]> {
  if (!hstsPreload) return [];
  const base = host.replace(/^www\./, '');
  const url = base === host ? `${origin}/` : `https://${base}/`;
  try {
    const value = (await request(url, { signal })).headers.get('strict-transport-security') ?? '';
    const age = Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
    const isReady = age >= PRELOAD_MIN_AGE_SECONDS && /includeSubDomains/i.test(value) && /preload/i.test(value);
    if (isReady) return [];
    const remedy =
      'hstsPreload promises max-age of a year, includeSubDomains and preload there; send them, or set hstsPreload to false';
    return [zone(`GET ${url}`, `strict-transport-security is ${value || 'missing'}: ${remedy}`)];
  } catch (error) {
    signal?.throwIfAborted();
    return [silence(`GET ${url}`, error)];
  }
}

/** Checks what the domain does with visitors who type no https://, or type www, whatever version is live. */
export async function redirectFindings(site: SiteConfig, signal?: AbortSignal): Promise<Finding[]> {
  const { hostname } = new URL(site.origin);
  const paths = [...routesOf(site).map(({ path, file }) => path ?? file), DEEP_PATH];
  const found = await Promise.all([
    ...paths.flatMap((path) => ASKERS.map((visitor) => plainHttp(hostname, path, visitor, signal))),
    wwwName(site.origin, hostname, signal),
  ]);
  const texts = new Map(found.flat().map((finding) => [`${finding.request} ${finding.text}`, finding]));
  return [...texts.values()];
}

/** Checks the redirects, and what the configuration promises browsers for the whole domain. */
export async function zoneFindings(site: SiteConfig, signal?: AbortSignal): Promise<Finding[]> {
  const found = await Promise.all([
    redirectFindings(site, signal),
    preload(site, new URL(site.origin).hostname, signal),
  ]);
  return found.flat();
}
