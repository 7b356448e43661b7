import { gzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { findingLines, type Report } from '../../scripts/verify/finding.ts';
import { siteReport } from '../../scripts/verify/site-report.ts';
import { site } from './operator.ts';
import type { Arrival, Faults, Sent } from './stand-in/stand-in.ts';
import { useOperator } from './use-operator.ts';

const the = useOperator({ isSeeded: true });

const report = (): Promise<Report> => siteReport(site.origin, { folder: `${inject('builds').before}/client`, site });

/** What somebody in between does to answers. */
type Tamper = (sent: Sent, arrival: Arrival) => unknown;

const EVIL = '<h1>Claim your airdrop</h1>';
const replace = (sent: Sent) => {
  Object.assign(sent, { status: 200, body: Buffer.from(EVIL) });
  sent.headers.delete('Content-Encoding');
};

/** Another page where a request has a header that matches. */
const wherever =
  (name: string, value: RegExp, where = '/'): Tamper =>
  (sent, { path, request }) => {
    if (path === where && value.test(String(request.headers[name] ?? ''))) replace(sent);
  };

const header =
  (name: string, value: string, where: string): Tamper =>
  (sent, { path }) => {
    if (path === where) sent.headers.set(name, value);
  };

/** Another page for some user agents. */
const forAgents = (words: RegExp, where: string) => wherever('user-agent', words, where);

/** What Speed Brain answers to a prefetch, for whoever `sees` it. */
const refuseSpeculation = (sees: RegExp, name: string) => {
  the.operator.standIn.faults.tamper = (sent, { path, request }) => {
    if (path !== '/' || !sees.test(String(request.headers[name] ?? ''))) return;
    Object.assign(sent, { status: 503, body: Buffer.from(EVIL) });
    sent.headers.set('CF-Speculation-Refused', 'not cached');
    sent.headers.delete('Content-Encoding');
  };
};

const added: readonly (readonly [name: string, value: string])[] = [
  ['Refresh', '0; url=https://drainer.test'],
  ['Set-Cookie', 'id=1'],
  ['Access-Control-Allow-Origin', '*'],
  ['Link', '<https://drainer.test/x.css>; rel=stylesheet'],
  ['Alt-Svc', 'h3="drainer.test:443"; ma=86400'],
  ['Service-Worker-Allowed', '/'],
  ['Clear-Site-Data', '"cookies"'],
];

const attacks: readonly (readonly [string, Tamper, RegExp])[] = [
  [
    'another page for whoever has a copy already',
    wherever('if-none-match', /^"(?!0123456789abcdef)/),
    /GET \/\n {4}asked by somebody who has it: the bytes differ/,
  ],
  [
    'another page for whoever has an old copy',
    wherever('if-none-match', /^"0123456789abcdef/, '/terms'),
    /GET \/terms\n {4}asked by somebody who has another copy: the bytes differ/,
  ],
  [
    'other bytes for whoever asks for a part',
    wherever('range', /./, '/favicon.svg'),
    /GET \/favicon\.svg\n {4}asked for its beginning: the bytes differ/,
  ],
  [
    'a header with an answer that has no body',
    (sent, { request }) => {
      if (sent.status === 304 || request.method === 'HEAD') sent.headers.set('Refresh', '0; url=https://drainer.test');
    },
    /asked by somebody who has it: header refresh[^]*asked for its headers alone: header refresh/,
  ],
  [
    'another page with a query',
    (sent, { path, request }) => {
      if (path === '/' && request.url!.includes('utm_')) replace(sent);
    },
    /GET \/\n {4}as Chrome from a campaign: the bytes differ/,
  ],
  ['another page with a cookie', wherever('cookie', /./), /as Chrome with a cookie: the bytes differ/],
  ['another page for a prefetch', wherever('sec-purpose', /./), /as Chrome ahead of a click: the bytes differ/],
  ['another text for an assistant', wherever('accept', /markdown/), /as an assistant that wants Markdown: /],
  [
    'another file for browsers only',
    wherever('user-agent', /Mozilla/, '/.well-known/contracts.json'),
    /GET \/\.well-known\/contracts\.json\n {4}as Chrome on a desktop, Safari on a phone: the bytes differ/,
  ],
  [
    'other rights for whoever comes from another origin',
    (sent, { path, request }) => {
      const { origin } = request.headers;
      if (path === '/robots.txt' && origin) sent.headers.set('Access-Control-Allow-Origin', origin);
    },
    /GET \/robots\.txt\n {4}as Chrome on a desktop, Safari on a phone: header access-control-allow-origin is neither/,
  ],
  [
    'a hint ahead of the answer',
    (sent, { path }) => {
      if (path === '/') sent.early = '<https://drainer.test/x.js>; rel=preload; as=script';
    },
    /GET \/\n {4}something is sent ahead of the answer: 103 link: <https:\/\/drainer\.test\/x\.js>/,
  ],
  [
    'a charset in which the bytes read otherwise',
    header('Content-Type', 'text/html; charset=iso-2022-jp', '/privacy'),
    /header content-type is text\/html; charset=iso-2022-jp, expected text\/html in UTF-8/,
  ],
  [
    'a body that is compressed twice, which browsers can undo',
    (sent, { path, request }) => {
      if (path !== '/' || request.headers['if-none-match'] || request.headers.range) return;
      sent.body = gzipSync(gzipSync(EVIL));
      sent.headers.set('Content-Encoding', 'gzip, gzip');
    },
    /GET \/\n[^]*the body cannot be decoded: unknown Content-Encoding gzip, gzip/,
  ],
  ['a service worker', (sent, { path }) => path === '/sw.js' && replace(sent), /GET \/sw\.js\n {4}status is 200/],
  [
    'an app that may open the site’s links',
    (sent, { path }) => path === '/.well-known/assetlinks.json' && replace(sent),
    /GET \/\.well-known\/assetlinks\.json\n {4}status is 200, expected 404/,
  ],
  [
    'another page in capital letters',
    (sent, { path }) => path === '/TERMS' && replace(sent),
    /GET \/TERMS\n {4}status is 200, expected 404/,
  ],
  [
    'a page where there is none',
    (sent, { path }) => /^\/[\w-]{12}$/.test(path) && replace(sent),
    /GET \/[\w-]{12}\n {4}status is 200, expected 404/,
  ],
  [
    'methods that are answered',
    (sent, { request }) => request.method === 'OPTIONS' && Object.assign(sent, { status: 204 }),
    /OPTIONS \/\n {4}status is 204, expected 405/,
  ],
  ...added.map(
    ([name, value]) =>
      [
        `a header that nobody asked for: ${name}`,
        header(name, value, '/robots.txt'),
        new RegExp(`^ {2}GET /robots\\.txt\n {4}header ${name.toLowerCase()} is neither ours nor Cloudflare’s: .*$`),
      ] as const,
  ),
  [
    'an address in the script',
    (sent, { path }) => {
      if (path.includes('/assets/entry-client')) sent.body = Buffer.from(sent.body.toString().replace('0xcD', '0xcE'));
    },
    /^ {2}GET \/assets\/\S+\.js\n {4}the bytes differ/,
  ],
  [
    'a header that is missing, on one file only',
    (sent, { path }) => path === '/robots.txt' && sent.headers.delete('X-Frame-Options'),
    /^ {2}GET \/robots\.txt\n {4}header x-frame-options is missing, expected: DENY$/,
  ],
  [
    'a header that is weaker, on the 404 page, a redirect and a refusal',
    (sent) => sent.headers.set('Strict-Transport-Security', 'max-age=0'),
    /GET \/[\w-]{12}\n {4}header strict-\S+ is: max-age=0\n[^]*GET \/terms\/\n {4}header strict-\S+ is: max-age=0\n[^]*POST \/\n {4}header strict/,
  ],
  [
    'another page for user agents with "Mozilla"',
    forAgents(/Mozilla/, '/privacy'),
    /GET \/privacy\n {4}as Chrome on a desktop, Safari on a phone, Firefox.*: the bytes differ/,
  ],
  [
    'another page for phones',
    forAgents(/iPhone/, '/privacy'),
    /GET \/privacy\n {4}as Safari on a phone, X’s in-app browser: the bytes differ/,
  ],
  ['another page for search engines', forAgents(/Googlebot/, '/privacy'), /as Googlebot: the bytes differ/],
  [
    'a page that is sent as plain text',
    header('Content-Type', 'text/plain', '/terms'),
    /GET \/terms\n {4}header content-type is text\/plain, expected text\/html$/m,
  ],
  [
    'a redirect elsewhere',
    header('Location', 'https://elsewhere.test/', '/privacy/'),
    /GET \/privacy\/\n {4}header location is: https:\/\/elsewhere\.test\//,
  ],
  [
    'an edge that hides mail addresses and delays scripts, by the names of these settings',
    (sent, { path }) => {
      if (path !== '/') return;
      const remains = '<a href="/cdn-cgi/l/email-protection"></a><script src="/rocket-loader.min.js"></script>';
      sent.body = Buffer.concat([sent.body, Buffer.from(remains)]);
    },
    /turn off in Cloudflare: Email Address Obfuscation, Rocket Loader/,
  ],
];

describe('verify tells', () => {
  test.each(attacks)('%s', async (_, tamper, words) => {
    the.operator.standIn.faults.tamper = tamper as Faults['tamper'];
    const { findings } = await report();
    expect(findingLines(findings).join('\n')).toMatch(words);
    expect(findings.every(({ kind }) => kind === 'content')).toBe(true);
  });

  const NEL = '{"success_fraction":0,"report_to":"cf-nel","max_age":604800}';
  const REPORT_TO =
    '{"group":"cf-nel","max_age":604800,"endpoints":[{"url":"https://a.nel.cloudflare.com/report/v4?s=ab%2Bc"}]}';

  const COOKIE =
    '__cf_bm=Xd3.k_1-1763802000-1.0.1.1-aB/c+d; path=/; expires=Sun, 22-Nov-26 09:30:00 GMT; domain=.plumtag-token.io; HttpOnly; Secure; SameSite=None';
  const OTHER_ORDER =
    '_cfuvid=aB.c-1; HttpOnly; SameSite=None; Secure; Path=/; Domain=plumtag-token.io; Expires=Sun, 22 Nov 2026 09:30:00 GMT';
  const COOKIES = 'Bot Fight Mode or rate limiting, for their cookie';

  test.each([
    ['Set-Cookie', COOKIE, COOKIES],
    ['Set-Cookie', OTHER_ORDER, COOKIES],
    ['Speculation-Rules', '"/cdn-cgi/speculation"', 'Speed Brain'],
    ['NEL', NEL, 'Network Error Logging'],
    ['Report-To', REPORT_TO, 'Network Error Logging'],
  ])('the setting that adds %s, once, and as no fault of a version', async (name, value, setting) => {
    the.operator.standIn.faults.tamper = (sent) => void sent.headers.set(name, value);
    const found = { kind: 'zone', request: 'every response', text: `turn off in Cloudflare: ${setting}`, visitors: [] };
    expect((await report()).findings).toEqual([found]);
  });

  test.each([
    ['Set-Cookie', COOKIE.replace('__cf_bm', 'session')],
    ['Set-Cookie', COOKIE.replace('; HttpOnly', '')],
    ['Set-Cookie', COOKIE.replace('; Secure', '')],
    ['Set-Cookie', `${COOKIE}, session=1; path=/`],
    ['Set-Cookie', `session=1; path=/, ${COOKIE}`],
    ['Set-Cookie', `${COOKIE}; Path=/terms`],
    ['Speculation-Rules', '"/cdn-cgi/speculation", "/rules.json"'],
    ['NEL', NEL.replace('cf-nel', 'drainer')],
    ['Report-To', REPORT_TO.replace('a.nel.cloudflare.com', 'drainer.test')],
    ['Report-To', `${REPORT_TO}, {"group":"x","max_age":1,"endpoints":[{"url":"https://drainer.test/"}]}`],
  ])('%s: %s, which is not Cloudflare’s', async (name, value) => {
    the.operator.standIn.faults.tamper = (sent) => void sent.headers.set(name, value);
    const { findings } = await report();
    expect(findings.filter(({ kind }) => kind !== 'content')).toEqual([]);
    expect(findingLines(findings).join('\n')).toContain(`header ${name.toLowerCase()} is neither ours`);
  });

  test('a challenge by the edge, and whom it challenges, as no fault of a version', async () => {
    the.operator.standIn.faults.tamper = (sent, { path, userAgent }) => {
      if (path !== '/privacy' || !/iPhone/.test(userAgent)) return;
      Object.assign(sent, { status: 403, body: Buffer.from('Just a moment…') });
      sent.headers.set('CF-Mitigated', 'challenge');
      sent.headers.delete('Content-Encoding');
    };
    const visitors = ['Safari on a phone', 'X’s in-app browser'];
    const text = 'the edge challenges this visitor instead of answering';
    expect((await report()).findings).toEqual([{ kind: 'challenge', request: 'GET /privacy', text, visitors }]);
  });

  test('that Speed Brain refuses to prefetch, as no fault of a version', async () => {
    refuseSpeculation(/prefetch/, 'sec-purpose');
    const text = 'turn off in Cloudflare: Speed Brain';
    expect((await report()).findings).toEqual([{ kind: 'zone', request: 'every response', text, visitors: [] }]);
  });

  test('another page that claims to be such a refusal', async () => {
    refuseSpeculation(/iPhone/, 'user-agent');
    expect(findingLines((await report()).findings).join('\n')).toMatch(
      /GET \/\n {4}as Safari on a phone, X’s in-app browser: status is 503/,
    );
  });

  test('another page that claims to be a challenge', async () => {
    the.operator.standIn.faults.tamper = (sent, { path }) => {
      if (path !== '/') return;
      replace(sent);
      sent.headers.set('CF-Mitigated', 'challenge');
    };
    expect(findingLines((await report()).findings).join('\n')).toMatch(
      /GET \/\n {4}the bytes differ.*\n {4}header cf-mitigated is neither ours nor Cloudflare’s: challenge/,
    );
  });

  test('nothing of the site as it was built', async () => {
    const { findings, asked, observations } = await report();
    expect(findings).toEqual([]);
    expect(asked).toBeGreaterThan(150);
    expect(observations.join('\n')).toMatch(/\/: .*ETag "\w+" gives 304; HEAD gives 200; the first 100 bytes give 200/);
  });
});
