import { globSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { site } from 'virtual:site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectationsOf, readBuild, type BuiltSite } from '../../scripts/verify/expected.ts';
import { pastPeriods } from '../../scripts/doctor/dates.ts';
import { periods } from '../../src/content/roadmap.ts';
import { answersTo, compare, domainQuestions } from '../../scripts/verify/compare.ts';
import { listen, type Server } from '../../scripts/lib/serve.ts';
import { command, temporaryFolder } from '../build/lib/project.ts';
import { serveSite, type Sent, type ServedSite, type Tamper } from './served-site.ts';

let served: ServedSite;
let built: BuiltSite;
beforeAll(async () => {
  [served, built] = await Promise.all([serveSite(), readBuild(site)]);
});
afterAll(() => served.stop());

const look = async (tamper: Tamper) => {
  const { outcome, lines } = await compare(await served.through(tamper), built);
  return { outcome, text: lines.join('\n') };
};

const OTHER = '0x52908400098527886E0F7030069857D2E4169EE7';
const NEL = '{"report_to":"cf-nel","success_fraction":0.0,"max_age":604800}';
const REPORTS =
  '{"group":"cf-nel","max_age":604800,"endpoints":[{"url":"https://a.nel.cloudflare.com/report/v4?s=abc"}]}';
const replaceAddress = (body: Buffer) => Buffer.from(String(body).replaceAll(site.contracts[1].address, OTHER));
const [SCRIPT] = globSync('assets/*.js', { cwd: 'dist/client' });

type Change = (sent: Sent) => void;
const body = (change: (body: Buffer) => Buffer) => (sent: Sent) => void (sent.body = change(sent.body));
const set = (name: string, value: string) => (sent: Sent) => void sent.headers.set(name, value);
const drop = (name: string) => (sent: Sent) => void sent.headers.delete(name);
const answers = (code: number) => (sent: Sent) => void (sent.status = code);
const theirs = REPORTS.replace('cloudflare.com', 'cloudflare.com.x.y');
const flipped = (bytes: Buffer) => bytes.map((byte, index) => (index === 99 ? byte ^ 1 : byte)) as Buffer;

/** What somebody did to the answer to which request, and how verify calls it. */
const changes: readonly (readonly [request: string, change: Change, fault: string])[] = [
  ['GET /', body(replaceAddress), 'the bytes are not those that were built'],
  [`GET /${SCRIPT}`, body(flipped), 'the bytes are not those that were built'],
  ['GET /sitemap.xml', drop('content-security-policy'), 'header content-security-policy is missing'],
  ['GET /terms', set('content-security-policy', 'img-src *'), 'header content-security-policy is: img-src *'],
  ['GET /sw.js', set('cache-control', 'max-age=90'), 'header cache-control is: max-age=90'],
  ['GET /privacy', set('refresh', '0;url=//x.y'), 'header refresh should not be there'],
  ['GET /terms', set('set-cookie', 'id=1; Secure'), 'header set-cookie should not be there'],
  ['GET /terms', set('report-to', theirs), 'header report-to should not be there'],
  ['GET /robots.txt', set('server', 'nginx'), 'header server should not be there: nginx'],
  ['GET /robots.txt', answers(404), 'status is 404, expected 200'],
  ['POST /', answers(200), 'status is 200, expected 405'],
  ['GET /terms/', set('location', 'https://x.y/'), 'header location is: https://x.y/'],
  [`GET /${SCRIPT}`, set('content-type', 'text/plain'), 'header content-type is text/plain, expected: text/javascript'],
  ['GET /', set('content-type', 'text/html; charset=utf-7'), 'header content-type is text/html; charset=utf-7'],
];

describe('A difference is found and named:', () => {
  let report: Awaited<ReturnType<typeof look>>;
  beforeAll(async () => {
    report = await look((sent, { method, path }) => {
      for (const [request, change] of changes) if (request === `${method} ${path}`) change(sent);
    });
  });

  test.for(changes.map(([request, , fault]) => [request, fault] as const))('%s: %s', ([request, fault]) => {
    const where = String.raw`.*\n {4}.*${RegExp.escape(request)}(?:, | and |$)`;
    expect(report.text).toMatch(new RegExp(RegExp.escape(fault) + where, 'm'));
    expect(report.outcome).toBe('different');
  });

  test('another address for those who come from Telegram', async () => {
    const { outcome, text } = await look((sent, { path, headers }) => {
      if (path === '/' && headers['user-agent']?.includes('Telegram')) sent.body = replaceAddress(sent.body);
    });
    expect(text).toContain('the bytes are not those that were built\n    GET /, only as Telegram’s in-app browser');
    expect(outcome).toBe('different');
  });
});

/** What settings of a zone leave in a page, in robots.txt or in the headers. */
const traces: Readonly<Record<string, string>> = {
  'Email Address Obfuscation': '<a href="/cdn-cgi/l/email-protection" data-cfemail="ee9699">[email&#160;protected]</a>',
  'Rocket Loader': '<script src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js" defer></script>',
  'Web Analytics': '<script defer src="https://static.cloudflareinsights.com/beacon.min.js/v8c78df7c7c0f"></script>',
  'JavaScript Detections': '<script>a.src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"</script>',
  Zaraz: '<script src="/cdn-cgi/zaraz/s.js?z=e30=" referrerpolicy="origin"></script>',
  Mirage: '<script src="//ajax.cloudflare.com/cdn-cgi/scripts/04b3eb47/cloudflare-static/mirage2.min.js"></script>',
  'The managed robots.txt': '# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\n',
  'Browser Cache TTL': 'public, max-age=14400',
  'The transform “Add security headers”': '1; mode=block',
  'Client-side monitoring': "script-src 'none'; report-uri https://csp-reporting.cloudflare.com/script_monitor?m=x",
};

test('A setting of the zone is recognised by its trace, and its switch is named', async () => {
  const { text } = await look((sent, { method, path }) => {
    const { headers } = sent;
    if (path === '/' && method === 'GET')
      sent.body = Buffer.from([sent.body, ...Object.values(traces).slice(0, 6)].join(''));
    if (path !== '/robots.txt') return;
    sent.body = Buffer.from(`${traces['The managed robots.txt']}${sent.body}`);
    headers.set('cache-control', traces['Browser Cache TTL']!);
    headers.set('x-xss-protection', traces['The transform “Add security headers”']!);
    headers.set('content-security-policy-report-only', traces['Client-side monitoring']!);
  });
  const named = [...text.matchAll(/^ +(.+) has left a trace\. Off, in Cloudflare’s dashboard: .+ → .+\n +GET (.+)$/gm)];
  expect(Object.fromEntries(named.map(([, name, path]) => [name!, path]))).toEqual(
    Object.fromEntries(Object.keys(traces).map((name, index) => [name, index < 6 ? '/' : '/robots.txt'])),
  );
});

const CLOUDFLARE = {
  server: 'cloudflare',
  'cf-ray': '9d0c1a2b3c4d5e6f-FRA',
  'cf-cache-status': 'HIT',
  etag: 'W/"0123"',
  'alt-svc': 'h3=":443"; ma=86400',
  age: '12',
  vary: 'accept-encoding',
  nel: NEL,
  'report-to': REPORTS,
  'set-cookie': '__cf_bm=a.b-1; path=/; expires=Wed, 25-Nov-26 08:00:00 GMT; domain=.x.y; HttpOnly; Secure',
};

describe('The same site passes:', () => {
  test.for<readonly [string, Tamper]>([
    ['as it is', () => {}],
    [
      'compressed',
      (sent, { headers }) => {
        if (sent.body.length === 0 || !headers['accept-encoding']?.includes('gzip')) return;
        sent.body = gzipSync(sent.body, { level: 1 });
        sent.headers.set('content-encoding', 'gzip');
      },
    ],
    [
      'with all that Cloudflare adds',
      ({ headers }) => Object.entries(CLOUDFLARE).forEach(([name, value]) => headers.set(name, value)),
    ],
  ])('%s', async ([, tamper]) => {
    expect(await look(tamper)).toEqual({ outcome: 'same', text: '' });
  });
});

const noindex: Tamper = ({ headers, status }, { method, path }) => {
  const isDocument = status === 404 || (status !== 308 && /^\/(?:privacy|terms)?$/.test(path));
  if (method === 'GET' && isDocument) headers.set('x-robots-tag', 'noindex');
};
const preview = async (tamper: Tamper) => compare(await served.through(tamper), built, undefined, true);

test('On a preview, documents have to send search engines away', async () => {
  const { outcome, lines } = await preview(() => {});
  expect(outcome).toBe('different');
  expect(lines.join('\n')).toContain('header x-robots-tag is missing, expected: noindex');
  const withIt = await preview(noindex);
  expect(withIt.lines).toEqual([]);
});

const client = temporaryFolder();
test('On a preview, a page that the operator added has to do so too', async () => {
  await cp(built.client, client, { recursive: true });
  await writeFile(join(client, 'google1a2b.html'), 'google-site-verification');
  const expected = await expectationsOf({ ...built, client }, true);
  expect(expected.find(({ path }) => path === '/google1a2b.html')?.headers.get('x-robots-tag')).toBe('noindex');
});

describe('A failure to compare is not taken for a difference:', () => {
  test('no answer to one request', async () => {
    const { outcome, text } = await look((_, { path }) => path !== '/terms' && undefined);
    expect(text).toContain('not compared, because there was no answer: socket hang up');
    expect(outcome).toBe('unknown');
  });

  test('a challenge from Cloudflare', async () => {
    const { outcome, text } = await look((sent) => {
      sent.status = 403;
      sent.headers.set('cf-mitigated', 'challenge');
    });
    expect(text).toContain('Cloudflare challenges this machine');
    expect(outcome).toBe('unknown');
  });
});

test('A comparison that is interrupted ends at once', async () => {
  const stop = new AbortController();
  const origin = await served.through(() => stop.abort(new Error('it was interrupted')));
  await expect(compare(origin, built, stop.signal)).rejects.toThrow('it was interrupted');
});

const redirect = (to: string) => ({ status: 301, headers: { Location: to } });

describe('The domain', () => {
  let server: Server;
  let answer: (path: string) => { status: number; headers: Record<string, string> };
  beforeAll(async () => {
    server = await listen(({ url }, response) => {
      const { status, headers } = answer(url!);
      response.writeHead(status, headers).end();
    });
  });
  afterAll(() => server.stop());

  const { signal } = new AbortController();
  const found = async (www = server.origin) =>
    (await answersTo(domainQuestions('https://site.test', signal, server.origin, www))).lines.join('\n');

  test('passes if it redirects both http and www to the site', async () => {
    answer = (path) => redirect(`https://site.test${path}`);
    expect(await found()).toBe('');
  });

  test.for([
    ['is served without https', () => ({ status: 200, headers: {} }), 'switch on Cloudflare → SSL/TLS'],
    ['leads elsewhere', () => redirect('https://x.y/'), 'answers 301 https://x.y/, expected a redirect to https'],
    ['is another site with www', () => ({ status: 200, headers: {} }), 'or delete its DNS record'],
  ] as const)('is named if it %s', async ([, how, words]) => {
    answer = how;
    expect(await found()).toContain(words);
  });

  test('passes if www does not exist', async () => {
    answer = (path) => redirect(`https://site.test${path}`);
    expect(await found('http://www.nowhere.invalid')).toBe('');
  });
});

/** Runs the command in another time. */
const verifyAt = (date: string, ...words: string[]) => {
  const clock = `const D = Date; globalThis.Date = class extends D { constructor(...at) { super(...(at.length ? at : ['${date}'])); } };`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(clock)}`, 'scripts/verify/verify.ts', ...words];
  return command('.', ['node', ...args], { GITHUB_ACTIONS: '' });
};
const verify = (...words: string[]) => verifyAt('2026-01-02', ...words);

describe('npm run verify', () => {
  test('exits with 1 if it differs, and says where', async () => {
    const { code, text } = await verify(await served.through(({ headers }) => void headers.set('x', '1')));
    expect(text).toContain('header x should not be there: 1\n    GET ');
    expect(text.trimEnd()).toContain('DIFFERENT: http://127.0.0.1');
    expect(code).toBe(1);
  });

  test('exits with 0 if the site is the build, even if security.txt expires within 60 days or a period is over, and with 1 once it has expired', async () => {
    const origin = await served.through(() => {});
    const { expires } = site.securityTxt;
    const daysBefore = (days: number) => new Date(new Date(expires).getTime() - days * 86_400_000).toISOString();
    const [soon, over] = await Promise.all([verifyAt(daysBefore(59), origin), verifyAt(daysBefore(-1), origin)]);
    expect(soon.text).toContain('security.txt expires in 59 days: write a later day into securityTxt.expires');
    for (const line of pastPeriods(periods, new Date(daysBefore(59)))) expect(soon.text).toContain(line);
    expect(soon.text).toMatch(/\nVerified: http:\S+ serves the build of \w+(-dirty)?, byte for byte/);
    expect(soon.code).toBe(0);
    expect(over.text).toContain(`security.txt expired on ${expires}`);
    expect(over.code).toBe(1);
  });

  test.for([
    ['no answer', ['http://127.0.0.1:9'], 'could not be compared'],
    ['a path, and repeats no password', ['https://me:secret@site.test/x'], '"…@site.test/x" is not an origin'],
  ] as const)('exits with 2 for %s', async ([, words, said]) => {
    const { code, text } = await command('.', ['node', 'scripts/verify/verify.ts', ...words]);
    expect(text).toContain(said);
    expect(code).toBe(2);
  });
});
