import { gzipSync } from 'node:zlib';
import type { Arrival, Sent } from './stand-in/stand-in.ts';

/** What somebody in between does to answers. */
export type Tamper = (sent: Sent, arrival: Arrival) => unknown;

export const EVIL = '<h1>Claim your airdrop</h1>';
/** Sends another page instead. */
export const replace = (sent: Sent) => {
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

const added: readonly (readonly [name: string, value: string])[] = [
  ['Refresh', '0; url=https://drainer.test'],
  ['Set-Cookie', 'id=1'],
  ['Access-Control-Allow-Origin', '*'],
  ['Link', '<https://drainer.test/x.css>; rel=stylesheet'],
  ['Alt-Svc', 'h3="drainer.test:443"; ma=86400'],
  ['Service-Worker-Allowed', '/'],
  ['Clear-Site-Data', '"cookies"'],
];

/** An attack on what visitors get, and how `npm run verify` reports it. */
export const attacks: readonly (readonly [string, Tamper, RegExp])[] = [
  [
    'another page for whoever has a copy already',
    wherever('if-none-match', /^"(?!0123456789abcdef)/),
    /GET \/\n {4}for a visitor who has a copy: the bytes differ/,
  ],
  [
    'another page for whoever has an old copy',
    wherever('if-none-match', /^"0123456789abcdef/, '/terms'),
    /GET \/terms\n {4}for a visitor who has an older copy: the bytes differ/,
  ],
  [
    'other bytes for whoever asks for a part',
    wherever('range', /./, '/favicon.svg'),
    /GET \/favicon\.svg\n {4}if only its beginning is requested: the bytes differ/,
  ],
  [
    'a header with an answer that has no body',
    (sent, { request }) => {
      if (sent.status === 304 || request.method === 'HEAD') sent.headers.set('Refresh', '0; url=https://drainer.test');
    },
    /for a visitor who has a copy: header refresh[^]*if only its headers are requested: header refresh/,
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
