import { allowance } from './allowed-headers.ts';
import type { Finding } from './compare.ts';
import { reasonOf, request } from './request.ts';
import { visitors } from './visitors.ts';

/** A page, and a path that a rule for pages alone would miss. */
const PATHS = ['/', '/some/deep/path?and=query'];
/** What a redirect of Cloudflare's has, besides what every response may have. */
const OF_REDIRECTS = ['location', 'content-type', 'cache-control', 'expires'];
const SWITCH_ON = 'switch on Cloudflare → SSL/TLS → Edge Certificates → Always Use HTTPS';

const isRedirect = (status: number): boolean => [301, 302, 307, 308].includes(status);
const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);

/** Where a URL redirects to, and what is wrong with the headers of that answer. */
async function follow(url: string, headers: Readonly<Record<string, string>>, signal: AbortSignal) {
  const { status, headers: sent } = await request(url, { headers, signal });
  const strange = [...sent].filter(
    ([name, value]) => !OF_REDIRECTS.includes(name) && !allowance(name, value).isAllowed,
  );
  return { status, location: sent.get('location') ?? '', strange: strange.map(([name, value]) => `${name}: ${value}`) };
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
  const findings: Finding[] = [];
  const asked = visitors.flatMap((visitor) => PATHS.map((path) => ({ ...visitor, path })));
  const plainly = asked.map(async ({ name: visitor, headers, path }) => {
    const found = (kind: Finding['kind'], text: string) =>
      findings.push({ kind, text, request: `GET ${plain}${path}`, visitor });
    try {
      const { status, location, strange } = await follow(plain + path, headers, signal);
      const isRight = (status === 301 || status === 308) && location === origin + path;
      if (!isRight) found('difference', `answers ${status} ${location}, expected a redirect to https: ${SWITCH_ON}`);
      for (const header of strange) found('difference', `its redirect should not have ${header}`);
    } catch (error) {
      found('unknown', `no answer: ${reasonOf(error)}`);
    }
  });
  const ofWww = (kind: Finding['kind'], text: string) =>
    findings.push({ kind, text, request: `GET ${www}/`, visitor: '' });
  const withWww = async () => {
    const remedy = `redirect it to ${origin}, or delete its DNS record`;
    try {
      const { status, location, strange } = await follow(`${www}/`, visitors[0]!.headers, signal);
      const isRight = isRedirect(status) && originOf(location) === origin;
      if (!isRight) ofWww('difference', `answers ${status} ${location}: ${remedy}`);
      for (const header of strange) ofWww('difference', `its redirect should not have ${header}`);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['ENOTFOUND', 'ENODATA'].includes(code)) ofWww('unknown', `no answer (${reasonOf(error)}): ${remedy}`);
    }
  };
  await Promise.all([...plainly, ...(new URL(origin).hostname.startsWith('www.') ? [] : [withWww()])]);
  return findings;
}
