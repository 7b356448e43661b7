import { isOwnHost, SERVED_COMMIT } from '../../config/headers.ts';
import { sha256Hex } from '../../site-build/documents/files.ts';
import { reasonOf } from '../lib/command.ts';
import { request, type Answer } from '../lib/request.ts';
import { expectationsOf, type BuiltSite, type Expectation } from './expected.ts';
import { traces } from './zone-settings.ts';

/** A cookie of Cloudflare's own. */
const OWN_COOKIE =
  /^(?:__cf_bm|_cfuvid)=[\w.+/%-]+(?:;\s*(?:path=\/|expires=[\w, :-]+|max-age=\d+|domain=[\w.-]+|httponly|secure|partitioned|samesite=\w+))+$/i;
const OWN_REPORTS =
  /^\{"group":"cf-nel",[^{}]*"endpoints":\[\{"url":"https:\/\/a\.nel\.cloudflare\.com\/report\/[^"]*"\}\]\}$/;

/**
 * Response headers that may be there although the site does not set them, with their values. Any other is a difference:
 * `Refresh`, `Set-Cookie` and `Link` can each mislead visitors.
 */
const allowed = new Map(
  Object.entries({
    // Every server sends these.
    date: /./,
    'content-length': /^\d+$/,
    'transfer-encoding': /^chunked$/,
    connection: /^(?:keep-alive|close)$/i,
    'keep-alive': /^timeout=\d+/,
    // Cloudflare's asset layer and cache, which compress.
    'content-encoding': /^(?:br|gzip|deflate)$/,
    vary: /^accept-encoding$/i,
    etag: /^(?:W\/)?"[^"]*"$/,
    'accept-ranges': /^(?:bytes|none)$/,
    age: /^\d+$/,
    'cf-cache-status': /^[A-Z]+$/,
    // Cloudflare, on every response; HTTP/3 on the same host only.
    server: /^cloudflare$/,
    'cf-ray': /^[0-9a-f]+(?:-[A-Z]+)?$/,
    'alt-svc': /^h3=":443"; ma=\d+$/,
    'server-timing': /^(?:cf\w+(?:;\w+=[^,;]*)*(?:,\s*)?)+$/,
    // Settings that are on by default, or that an operator may have switched on.
    nel: /^\{[^{}]*"report_to":"cf-nel"[^{}]*\}$/,
    'report-to': OWN_REPORTS,
    'speculation-rules': /^"\/cdn-cgi\/speculation"$/,
    'set-cookie': OWN_COOKIE,
  }),
);

/** Whether a site is what was built; `unknown` if this machine could not tell. */
interface Verdict {
  outcome: 'same' | 'different' | 'unknown';
  lines: readonly string[];
}

/** A request such as `GET /privacy`. */
interface Question {
  name: string;
  /** Asks as a visitor with these headers. @returns what is wrong with the answer @throws if there is none */
  ask: (headers: Readonly<Record<string, string>>) => Promise<readonly string[]>;
}

const UTF8 = /;\s*charset="?utf-8"?\s*$/i;

/** Lists what is wrong with an answer. */
function faultsOf({ status, body, headers, types }: Expectation, answer: Answer): string[] {
  const faults = answer.status === status ? [] : [`status is ${answer.status}, expected ${status}`];
  if (!answer.body.equals(body)) faults.push('the bytes are not those that were built');
  for (const [name, value] of headers) {
    const sent = answer.headers.get(name);
    if (sent === null) faults.push(`header ${name} is missing, expected: ${value}`);
    else if (sent !== value) faults.push(`header ${name} is: ${sent}, expected: ${value}`);
  }
  for (const [name, value] of answer.headers) {
    if (headers.has(name) || name === 'content-type' || allowed.get(name)?.test(value)) continue;
    faults.push(`header ${name} should not be there: ${value}`);
  }
  const type = answer.headers.get('content-type');
  if (types && !types.includes(type?.replace(UTF8, '').toLowerCase() ?? '')) {
    faults.push(`header content-type is ${type ?? 'missing'}, expected: ${types[0]}`);
  }
  return faults.length > 0 ? [...faults, ...traces(answer)] : [];
}

/** Asks for what a build has. */
const question = (origin: string, expected: Expectation, signal: AbortSignal): Question => ({
  name: `${expected.method} ${expected.path}`,
  async ask(headers) {
    const answer = await request(origin + expected.path, { method: expected.method, headers, signal });
    // A challenge asks for proof of a browser, whatever the site would have answered.
    if (answer.status === 403 && answer.headers.get('cf-mitigated') === 'challenge') {
      throw new Error('Cloudflare challenges this machine instead: ask from elsewhere');
    }
    return faultsOf(expected, answer);
  },
});

/** A page, and a path that a rule for pages alone would miss. */
const DOMAIN_PATHS = ['/', '/some/deep/path?and=query'];
const SWITCH_ON = 'expected a redirect to https: switch on Cloudflare → SSL/TLS → Edge Certificates → Always Use HTTPS';

/**
 * Asks whether visitors who leave out https:// or type www reach no site but the one at `origin`.
 *
 * @param plain the origin without https
 * @param www the origin with www
 */
export function domainQuestions(
  origin: string,
  signal: AbortSignal,
  plain: string = origin.replace('https:', 'http:'),
  www: string = origin.replace('//', '//www.'),
): Question[] {
  const redirect = (url: string, isRight: (location: string) => boolean, remedy: string): Question => ({
    name: `GET ${url}`,
    async ask(headers) {
      try {
        const answer = await request(url, { headers, signal });
        const location = answer.headers.get('location') ?? '';
        if ([301, 302, 307, 308].includes(answer.status) && isRight(location)) return [];
        return [`answers ${answer.status} ${location}, ${remedy}`];
      } catch (error) {
        // A host that does not exist leads nobody astray.
        if (['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
        throw error;
      }
    },
  });
  const insecure = DOMAIN_PATHS.map((path) => redirect(plain + path, (to) => to === origin + path, SWITCH_ON));
  if (new URL(origin).hostname.startsWith('www.')) return insecure;
  const isSite = (to: string) => URL.parse(to)?.origin === origin;
  return [...insecure, redirect(`${www}/`, isSite, `redirect it to ${origin}, or delete its DNS record`)];
}

/** The headers of a navigation: from the address bar, or through a link on another site. */
const navigation = (site: 'none' | 'cross-site') => ({
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Site': site,
  'Sec-Fetch-User': '?1',
  'Upgrade-Insecure-Requests': '1',
});

/**
 * A server that shows checkers one page and victims another tells them apart by these headers. Many of a
 * token's victims come from Telegram, whose app opens links in a browser of its own.
 */
const visitors: readonly { name: string; headers: Readonly<Record<string, string>> }[] = [
  {
    name: 'Chrome on a desktop',
    headers: {
      'User-Agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
      'Accept-Language': 'en-US,en;q=0.9',
      'Sec-CH-UA': '"Chromium";v="156", "Google Chrome";v="156", "Not-A.Brand";v="24"',
      'Sec-CH-UA-Mobile': '?0',
      'Sec-CH-UA-Platform': '"Windows"',
      ...navigation('none'),
    },
  },
  {
    name: 'Telegram’s in-app browser',
    headers: {
      'User-Agent':
        'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/156.0.0.0 Mobile Safari/537.36 Telegram-Android/12.0',
      'Accept-Language': 'ru-RU,ru;q=0.9,en;q=0.8',
      'X-Requested-With': 'org.telegram.messenger',
      ...navigation('cross-site'),
    },
  },
];

const MOST_NAMED = 4;

/** Asks every question as each visitor. Lists each fault once, with the requests and visitors it concerns. */
export async function answersTo(questions: readonly Question[]): Promise<Verdict> {
  const asked = visitors.flatMap(({ name: visitor, headers }) =>
    questions.map(async ({ name, ask }) => {
      const [isAnswered, faults] = await ask(headers).then(
        (found) => [true, found] as const,
        (error: unknown) => [false, [`not compared, because there was no answer: ${reasonOf(error)}`]] as const,
      );
      return faults.map((fault) => ({ fault, isAnswered, name, visitor }));
    }),
  );
  const found = (await Promise.all(asked)).flat();
  const lines = [...Map.groupBy(found, ({ fault }) => fault)].flatMap(([fault, same]) => {
    const [...names] = new Set(same.map(({ name }) => name));
    const [...who] = new Set(same.map(({ visitor }) => visitor));
    const rest = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
    const only = who.length < visitors.length ? `, only as ${who.join(' and ')}` : '';
    return [`  ${fault}`, `    ${names.slice(0, MOST_NAMED).join(', ')}${rest}${only}`];
  });
  const outcome = found.length === 0 ? 'same' : found.some(({ isAnswered }) => isAnswered) ? 'different' : 'unknown';
  return { outcome, lines };
}

/**
 * Compares everything that the site at `origin` serves with a build, byte for byte and header for header, as each kind
 * of visitor; at the site's own origin, also checks redirects from http and www.
 *
 * @throws the signal's reason if `signal` is aborted
 */
export async function compare(
  origin: string,
  built: BuiltSite,
  signal = new AbortController().signal,
  asPreview = !isOwnHost(new URL(origin).hostname, built.site),
): Promise<Verdict> {
  const questions = (await expectationsOf(built, asPreview)).map((expected) => question(origin, expected, signal));
  if (origin === built.site.origin) questions.push(...domainQuestions(origin, signal));
  const verdict = await answersTo(questions);
  signal.throwIfAborted();
  return verdict;
}

/**
 * A fingerprint of what a site serves now, to compare with what it serves later where there is no build of that.
 *
 * @throws if it does not answer
 */
export async function fingerprint(origin: string, signal?: AbortSignal): Promise<string> {
  const answers = await Promise.all(['/', SERVED_COMMIT].map((path) => request(origin + path, { signal })));
  return answers.map(({ status, body }) => `${status} ${sha256Hex(body)}`).join('\n');
}
