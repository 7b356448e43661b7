import {
  document,
  file,
  get,
  gone,
  hashed,
  to,
  type Case,
  fileNotAllowed,
  hashedNotAllowed,
  methods,
  noindex,
  notAllowed,
  unchanged,
  withHeaders,
} from './case.ts';

const repeat = (text: string, bytes: number) => text.repeat(Math.floor(bytes / text.length));
const KIB = 1024;

/** Classes of requests that differ in their path. */
export const pathCases: Record<string, readonly Case[]> = {
  documents: [
    ...get(document, ['/', '/privacy', '/terms']),
    ...get(document, ['/?', '/?utm_source=post&utm_medium=x', '/?next=//example.com', '/privacy?a=1&a=2', '/terms?%']),
  ],
  redirects: [
    ...get(to('/'), ['/index.html']),
    ...get(to('/privacy'), ['/privacy/', '/privacy.html']),
    ...get(to('/terms'), ['/terms/', '/terms.html']),
    ...get(to('/?ref=a&ref=b'), ['/index.html?ref=a&ref=b']),
    ...get(to('/privacy?next=https://example.com/'), ['/privacy/?next=https://example.com/']),
    ...get(to('/privacy?//example.com'), ['/privacy.html?//example.com']),
    ...get(to('/terms?q=%00%ff%'), ['/terms/?q=%00%ff%']),
    ...get(to('/terms?a=/../..'), ['/terms.html?a=/../..']),
    ...get(to(`/privacy?${repeat('q=1&', 8 * KIB)}`), [`/privacy/?${repeat('q=1&', 8 * KIB)}`]),
  ],
  'other spellings': [
    ...get(gone, ['/Privacy', '/PRIVACY', '/privacy.htm', '/privacy/index.html', '/privacy//', '/privacy;']),
    ...get(gone, ['/terms.HTML', '/terms/index', '/index', '/index.htm', '/index.html/', '/Index.html', '/terms*']),
    ...get(gone, ['/home', '/404', '/404.html', '/404/', '/privacy.html/', '/nobody', '/a/b/c/d', '/~', '/-']),
  ],
  'malformed percent-encodings': [
    ...get(gone, ['/%', '/%%', '/%2', '/%zz', '/%E0%A4%A', '/%ff', '/%c0%af', '/privacy%', '/%u0070rivacy']),
    ...get(gone, ['/robots.txt%', '/assets/%', '/assets/%ff.js', '/%80%80', '/privacy/%', '/index.html%']),
  ],
  'encoded spellings': [
    ...get(gone, ['/%70rivacy', '/privac%79', '/privacy%2F', '/privacy%2Ehtml', '/terms%2ehtml', '/index%2Ehtml']),
    ...get(gone, ['/%72obots.txt', '/robots%2Etxt', '/%66avicon.svg', '/%2F', '/%2Frobots.txt', '/404%2Ehtml']),
    ...get(gone, ['/privacy%20', '/%20', '/privacy%3F', '/privacy%23faq', '/%2e%2ehtml', '/sitemap%2exml']),
  ],
  'control characters': [
    ...get(gone, ['/%00', '/privacy%00', '/privacy%00.html', '/assets/%00.js', '/%0a', '/%09', '/%7f']),
    ...get(gone, ['/%0d%0aSet-Cookie:%20a=b', '/privacy%0d%0aLocation:%20https://example.com']),
  ],
  'double slashes': [
    ...get(gone, ['//', '///', '//privacy', '//privacy/', '//robots.txt', '//index.html', '/privacy//index.html']),
    ...get(gone, ['//example.com', '//example.com/', '//example.com/privacy/', '///example.com/%2f..']),
    ...get(gone, ['//user@example.com/', '//example.com:80/terms.html', '/https://example.com/', '/http:/example.com']),
  ],
  // URL parsing turns a backslash into a slash, so one of these is redirected.
  backslashes: [
    ...get(to('/privacy'), ['/privacy\\']),
    ...get(gone, ['/\\example.com', '/\\\\example.com', '/\\/example.com/', '/%5Cexample.com', '/privacy%5C']),
    ...get(gone, ['/%5C%5Cexample.com/privacy/', '/..\\..\\wrangler.toml', '/%5c..%5c..']),
  ],
  // Dot segments are resolved before any server reads the path, both by URL parsers
  // (https://url.spec.whatwg.org/#path-state) and by Cloudflare's edge.
  'dot segments': [
    ...get(document, ['/.', '/..', '/../..', '/a/..', '/privacy/..', '/./privacy', '/a/../terms', '/%2e', '/%2E%2e/']),
    ...get(to('/privacy'), ['/privacy/.', '/privacy/./', '/a/../privacy.html']),
    ...get(file, ['/../robots.txt', '/assets/../robots.txt']),
    ...get(gone, ['/../wrangler.toml', '/../../etc/passwd', '/assets/../../package.json', '/%2e%2e/%2e%2e/etc/passwd']),
    ...get(gone, ['/..%2f..%2fetc%2fpasswd', '/...', '/....//', '/.%00./']),
  ],
  'prototype names': [
    ...get(gone, ['/constructor', '/__proto__', '/prototype', '/toString', '/hasOwnProperty', '/__defineGetter__']),
    ...get(gone, ['/constructor/', '/__proto__/', '/constructor.html', '/assets/constructor', '/undefined', '/null']),
  ],
  'long URLs': [
    ...get(gone, [`/${repeat('a', 10_000)}`, `/${repeat('a/', 10_000)}`, `/${repeat('%41', 10_000)}`]),
    ...get(gone, [`/${repeat('a', 16 * KIB)}`, `/${repeat('../a', 16 * KIB)}`, `/assets/${repeat('a', 16 * KIB)}.js`]),
    ...get(document, [`/?${repeat('a', 16 * KIB)}`, `/privacy?${repeat('a=b&', 16 * KIB)}`]),
    ...get(file, [`/robots.txt?${repeat('a', 16 * KIB)}`]),
  ],
  'configuration files': [
    ...get(gone, ['/_headers', '/_headers/', '/_headers?', '/./_headers', '//_headers', '/%5Fheaders', '/_redirects']),
    ...get(gone, ['/_routes.json', '/_worker.js', '/.assetsignore', '/.env', '/.git/HEAD', '/.dev.vars', '/index.js']),
    ...get(gone, ['/wrangler.json', '/wrangler.toml', '/package.json', '/.vite/manifest.json', '/index.js.map']),
    ...get(gone, ['/config/site.jsonc', '/worker/index.ts', '/src/app.tsx', '/@fs/etc/passwd', '/@vite/client']),
    ...get(gone, ['/hashtagpay/wrangler.json', '/node_modules/hono/package.json', '/.well-known/security']),
  ],
  'unhashed files': [
    ...get(file, ['/robots.txt', '/robots.txt?v=2', '/sitemap.xml', '/manifest.webmanifest', '/favicon.svg']),
    ...get(file, ['/apple-touch-icon.png', '/icon-maskable-512.png', '/favicon.ico']),
    ...get(file, ['/.well-known/security.txt', '/.well-known/contracts.json', '/.well-known/COMMIT']),
  ],
  'hashed files': get(hashed, ['{script}', '{chunk}', '{font}', '{script}?v=2', '{font}?', '/a/..{chunk}']),
  'missing files': [
    ...get(gone, ['/assets/', '/assets', '/assets/missing.js', '/assets/index-AAAAAAAA.js', '{script}.map']),
    ...get(gone, ['{script}/', '{font}.txt', '/robots.txt/', '/Robots.txt', '/social/', '/ads.txt']),
    ...get(gone, ['/social/nobody.png', '/apple-touch-icon-precomposed.png', '/wp-login.php']),
  ],
};

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
    ...['/robots.txt', '/icon-192.png'].flatMap((path) => methods(file, ['HEAD'], path)),
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
    ...get(unchanged(file), ['/robots.txt', '/icon-192.png'], { 'If-None-Match': '{etag}' }),
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
    ...post(fileNotAllowed, '/robots.txt', MIB),
    ...post(hashedNotAllowed, '{script}', MIB),
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
