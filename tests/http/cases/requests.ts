import {
  document,
  file,
  fileNotAllowed,
  get,
  gone,
  hashed,
  hashedNotAllowed,
  methods,
  noindex,
  notAllowed,
  to,
  unchanged,
  withHeaders,
  type Case,
} from './case.ts';

const common = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
const rare = ['PROPFIND', 'PROPPATCH', 'MKCOL', 'COPY', 'MOVE', 'LOCK', 'UNLOCK', 'SEARCH', 'REPORT', 'PURGE', 'QUERY'];
const MIB = 1024 * 1024;
const body = (bytes: number) => 'b'.repeat(bytes);
const post = (answer: Case['answer'], path: string, bytes: number): Case[] =>
  methods(answer, ['POST'], path, body(bytes));
const host = (name: string) => ({ Host: name });

/** Classes of requests that differ in method, headers or body. */
export const requestCases: Record<string, readonly Case[]> = {
  'other methods': [
    ...methods(notAllowed, [...common, ...rare], '/'),
    ...methods(notAllowed, common, '/privacy'),
    ...methods(notAllowed, common, '/nobody'),
    ...methods(notAllowed, ['POST', 'OPTIONS'], '/privacy/'),
    ...methods(notAllowed, ['POST', 'DELETE'], '/assets/missing.js'),
    ...methods(fileNotAllowed, ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'], '/robots.txt'),
    ...methods(hashedNotAllowed, ['POST', 'PUT', 'OPTIONS'], '{script}'),
  ],
  HEAD: [
    ...['/', '/privacy', '/terms?a=1'].flatMap((path) => methods(document, ['HEAD'], path)),
    ...['/nobody', '/404.html', '/assets/missing.js', '/_headers'].flatMap((path) => methods(gone, ['HEAD'], path)),
    ...['/robots.txt', '/social/home.png'].flatMap((path) => methods(file, ['HEAD'], path)),
    ...methods(hashed, ['HEAD'], '{script}'),
    ...methods(to('/terms?a=1'), ['HEAD'], '/terms/?a=1'),
  ],
  'conditional requests': [
    ...withHeaders(unchanged(document), '/', [
      { 'If-None-Match': '{etag}' },
      { 'If-None-Match': 'W/{etag}' },
      { 'If-None-Match': '"another", {etag}' },
      { 'If-None-Match': '*' },
    ]),
    ...withHeaders(document, '/', [
      { 'If-None-Match': '"another"' },
      { 'If-None-Match': 'garbage' },
      { 'If-None-Match': '' },
      { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
      { 'If-Modified-Since': 'garbage' },
    ]),
    ...get(unchanged(document), ['/privacy', '/terms'], { 'If-None-Match': '{etag}' }),
    ...get(unchanged(file), ['/robots.txt', '/social/home.png'], { 'If-None-Match': '{etag}' }),
    ...get(unchanged(hashed), ['{script}', '{font}'], { 'If-None-Match': '{etag}' }),
    ...get(gone, ['/nobody', '/404.html', '/assets/missing.js'], { 'If-None-Match': '*' }),
    ...get(to('/privacy'), ['/privacy/'], { 'If-None-Match': '*' }),
    { method: 'HEAD', path: '/', headers: { 'If-None-Match': '{etag}' }, answer: unchanged(document) },
    { method: 'POST', path: '/', headers: { 'If-None-Match': '*' }, answer: notAllowed },
  ],
  // A server may ignore Range (https://www.rfc-editor.org/rfc/rfc9110#section-14.2), and this one does.
  ranges: [
    ...withHeaders(document, '/', [{ Range: 'bytes=0-3' }, { Range: 'bytes=-1' }, { Range: 'bytes=9999999-' }]),
    ...withHeaders(document, '/terms', [{ Range: 'garbage' }, { Range: 'bytes=0-0,2-2' }, { 'If-Range': '"x"' }]),
    ...withHeaders(gone, '/nobody', [{ Range: 'bytes=0-3' }, { Range: 'bytes=9999999-' }]),
    ...withHeaders(file, '/robots.txt', [{ Range: 'bytes=0-3' }, { Range: 'bytes=9999999-' }]),
    ...withHeaders(hashed, '{script}', [{ Range: 'bytes=0-3' }]),
  ],
  'odd headers': [
    ...withHeaders(document, '/', [
      { Accept: 'application/json' },
      { Accept: '' },
      { Accept: 'text/html;q=0' },
      { Accept: 'a'.repeat(4096) },
      { 'Accept-Language': 'xx' },
      { 'Accept-Encoding': 'garbage' },
      { Cookie: `a=${'b'.repeat(6000)}` },
      { Authorization: 'Basic !!!' },
      { 'X-Forwarded-Host': 'example.com', 'X-Forwarded-Proto': 'http' },
      { 'X-Original-URL': '/_headers', 'X-Rewrite-URL': '/_headers' },
      { Origin: 'https://example.com' },
      { Referer: 'https://example.com/?q=<script>' },
      { 'User-Agent': '' },
      { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
    ]),
    ...withHeaders(gone, '/nobody', [
      { Accept: 'application/javascript' },
      { Accept: 'image/avif,image/webp,*/*;q=0.8', 'Sec-Fetch-Dest': 'image' },
      { 'User-Agent': 'curl/8.0' },
      { 'User-Agent': 'Twitterbot/1.0' },
      { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
    ]),
    ...withHeaders(gone, '/assets/missing.js', [{ 'Sec-Fetch-Mode': 'navigate' }, { 'Sec-Fetch-Dest': 'script' }]),
  ],
  'large bodies': [
    ...[1, 64 * 1024, MIB].flatMap((bytes) => post(notAllowed, '/', bytes)),
    ...post(notAllowed, '/nobody', MIB),
    ...post(notAllowed, '/privacy/', MIB),
    // The asset layer answers 405 for a file and leaves the body unread. With a larger body, `wrangler dev`'s proxy,
    // which exists only on a developer's machine, now and then turns that into a 500.
    ...post(fileNotAllowed, '/robots.txt', 16 * 1024),
    ...post(hashedNotAllowed, '{script}', 16 * 1024),
    ...methods(notAllowed, ['PUT', 'PATCH'], '/terms', body(MIB)),
  ],
  'other hosts': [
    ...get(noindex(document), ['/', '/privacy', '/terms'], host('hashtagpay.workers.dev')),
    ...get(noindex(gone), ['/nobody', '/assets/missing.js'], host('hashtagpay.workers.dev')),
    ...get(noindex(document), ['/'], host('127.0.0.1.example.com')),
    ...get(noindex(document), ['/'], host('localhost.example.com')),
    ...get(noindex(document), ['/'], host('hashtagpay.example.evil.test')),
    ...get(noindex(document), ['/privacy'], host('hashtagpay.example.com')),
    ...get(to('/privacy'), ['/privacy/'], host('hashtagpay.workers.dev')),
    ...get(file, ['/robots.txt'], host('hashtagpay.workers.dev')),
    ...get(document, ['/', '/privacy'], host('hashtagpay.example')),
    ...get(document, ['/'], host('localhost:4000')),
    ...get(document, ['/'], host('127.0.0.1')),
    ...get(document, ['/terms'], host('[::1]')),
  ],
};
