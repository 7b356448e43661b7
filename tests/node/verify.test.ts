import { globSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { site } from '../../config/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compare } from '../../scripts/verify/compare.ts';
import { refusalIn, type Answer } from '../../scripts/verify/refusals.ts';
import { traces } from '../../scripts/verify/zone-settings.ts';
import { command } from '../lib/project.ts';
import { serveSite, type ServedSite, type Tamper } from '../lib/served-site.ts';

let served: ServedSite;
beforeAll(async () => {
  served = await serveSite();
});
afterAll(() => served.stop());

const look = async (tamper: Tamper) => compare(await served.through(tamper), site);
const [SCRIPT] = globSync('assets/*.js', { cwd: 'dist/client' });

type Change = (sent: Parameters<Tamper>[0]) => void;
const set = (name: string, value: string) => (sent: Parameters<Tamper>[0]) => void sent.headers.set(name, value);
const swap: Change = (sent) => {
  const other = '0x52908400098527886E0F7030069857D2E4169EE7';
  sent.body = Buffer.from(String(sent.body).replaceAll(site.contracts[1].address, other));
};

const MISSING = 'a page that does not exist';

/** A request, what somebody did to its answer, and what verify says of it. */
const changes: readonly (readonly [request: string, change: Change, reason: string])[] = [
  ['GET /', swap, 'the bytes are not those that were built'],
  [`GET /${SCRIPT}`, ({ body }) => void (body[99]! ^= 1), 'the bytes are not those that were built'],
  ['GET /terms', set('content-security-policy', 'img-src *'), 'the header content-security-policy is img-src *, not'],
  [
    'GET /sitemap.xml',
    ({ headers }) => headers.delete('x-frame-options'),
    'the header x-frame-options is missing, not',
  ],
  ['GET /robots.txt', (sent) => void (sent.status = 404), 'the status is 404, not 200'],
  ['POST /', (sent) => void (sent.status = 200), 'the status is 200, not 405'],
  ['GET /terms/', set('location', 'https://x.y/'), 'the header location is https://x.y/, not /terms'],
  [MISSING, (sent) => void (sent.status = 200), 'the status is 200, not 404'],
];

test('A difference of every kind is named with its requests, its reason once, and a remedy', async () => {
  const { outcome, lines } = await look((sent, { method, path }) => {
    const asked = sent.status === 404 ? MISSING : `${method} ${path}`;
    for (const [request, change] of changes) if (request === asked) change(sent);
  });
  expect.soft(outcome).toBe('different');
  for (const [request, , reason] of changes) {
    const at = lines.findIndex((line) => line.startsWith(`  ${reason}`));
    expect.soft(lines[at - 1] ?? '', reason).toContain(request === MISSING ? 'GET /' : request);
    expect.soft(lines[at], reason).toMatch(/\n {4}[A-Z].+\.$/);
  }
  expect.soft(lines).toHaveLength(2 * new Set(changes.map(([, , reason]) => reason)).size);
});

/** What settings of a zone leave in a page, in robots.txt or in the headers. */
test.for<readonly [setting: string, body: string, headers?: Record<string, string>]>([
  [
    'Email Address Obfuscation',
    '<a href="/cdn-cgi/l/email-protection" data-cfemail="ee9699">[email&#160;protected]</a>',
  ],
  ['Rocket Loader', '<script src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js" defer></script>'],
  ['Web Analytics', '<script defer src="https://static.cloudflareinsights.com/beacon.min.js/v8c78df7c7c0f"></script>'],
  ['JavaScript Detections', '<script>a.src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"</script>'],
  ['Zaraz', '<script src="/cdn-cgi/zaraz/s.js?z=e30=" referrerpolicy="origin"></script>'],
  ['Mirage', '<script src="//ajax.cloudflare.com/cdn-cgi/scripts/04b3eb47/cloudflare-static/mirage2.min.js"></script>'],
  ['The managed robots.txt', '# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\n'],
  ['Browser Cache TTL', '', { 'cache-control': 'public, max-age=14400' }],
  ['Browser Cache TTL', '', { 'cache-control': 'public, max-age=1800, must-revalidate' }],
  ['The transform “Add security headers”', '', { 'x-xss-protection': '1; mode=block' }],
  [
    'Client-side monitoring',
    '',
    { 'content-security-policy-report-only': 'report-uri https://csp-reporting.cloudflare.com/' },
  ],
])('%s is recognised by its trace, and its switch is named', ([setting, body, headers]) => {
  const [remedy, ...others] = traces({ headers: new Headers(headers), body: Buffer.from(body) });
  expect(remedy).toMatch(`${setting} has left a trace. Off, in Cloudflare’s dashboard: `);
  expect(others).toEqual([]);
});

test('A setting that left a trace is the remedy for what differs, and is named where nothing does', async () => {
  const managed = await look((sent, { path }) => {
    if (path === '/robots.txt') sent.body = Buffer.from(`# BEGIN Cloudflare Managed content\n${sent.body}`);
  });
  expect.soft(managed.lines[1]).toContain('not those that were built\n    The managed robots.txt has left a trace.');
  const { outcome, lines } = await look(
    set('content-security-policy-report-only', 'report-uri https://csp-reporting.cloudflare.com/'),
  );
  expect.soft(outcome).toBe('same');
  expect.soft(lines[1]).toContain('as it was built, but\n    Client-side monitoring has left a trace. Off, in');
});

test('A domain that answers without https is named with the setting that is off', async () => {
  for (const isOn of [true, false]) {
    let origin = '';
    const moved: Tamper = ({ headers }) => void (isOn && headers.set('location', `${origin}/`));
    origin = (await served.through(moved)).replace('http:', 'https:');
    const { lines } = await compare(origin, { ...site, origin });
    const named = lines.filter((line) => line.includes('answered without https'));
    expect.soft(named, `on: ${isOn}`).toEqual(isOn ? [] : [expect.stringContaining('\n    Always Use HTTPS is off.')]);
  }
});

test('The same site passes, compressed and with all that Cloudflare adds', async () => {
  const verdict = await look((sent, { method }) => {
    sent.headers.set('cf-ray', '9d0c1a2b3c4d5e6f-FRA');
    sent.headers.set('server', 'cloudflare');
    if (sent.body.length === 0 || method !== 'GET') return;
    sent.body = gzipSync(sent.body, { level: 1 });
    sent.headers.set('content-encoding', 'gzip');
  });
  expect(verdict).toEqual({ outcome: 'same', lines: [] });
});

const page = (status: number, text = '', headers: Record<string, string> = {}) => ({
  status,
  headers: new Headers(headers),
  body: Buffer.from(text),
});
const BLOCKED = '<title>Attention Required! | Cloudflare</title>';
const ACCESS = { location: 'https://us.cloudflareaccess.com/cdn-cgi/access/login/a.b' };

test.for<readonly [what: string, answer: Answer, said: string, who: string]>([
  [
    'a rule of the zone',
    page(403, 'error code: 1020'),
    'the status is 403, and Cloudflare says “error code: 1020”',
    'manages the zone',
  ],
  ['its page', page(403, BLOCKED), 'Cloudflare says “Attention Required! | Cloudflare”', 'manages the zone'],
  ['a limit', page(429), 'the status is 429', 'Try again later'],
  ['the free plan', page(429, 'error code: 1027'), '“error code: 1027”', 'choose a paid plan'],
  ['no connection', page(502), 'the status is 502', 'cloudflarestatus.com'],
  ['no name', page(530, '<span class="cf-error-code">1016</span>'), '“error code: 1016”', 'cloudflarestatus.com'],
  ['a challenge', page(403, '', { 'cf-mitigated': 'challenge' }), 'challenges this machine', 'manages the zone'],
  ['a login', page(302, '', ACCESS), 'Cloudflare Access asks for a login', 'manages Zero Trust'],
])('Cloudflare’s refusal is no difference, and names who can do something: %s', ([, answer, said, who]) => {
  const { reason, remedy } = refusalIn(answer)!;
  expect(reason).toMatch(/^not compared: /);
  expect(reason).toContain(said);
  expect(remedy).toContain(who);
});

test.for<readonly [what: string, answer: Answer]>([
  ['a failure', page(500)],
  ['a failure of the Worker', page(500, 'error code: 1101')],
  ['somebody’s refusal', page(403, 'Forbidden')],
  ['a redirect elsewhere', page(302, '', { location: 'https://cloudflareaccess.com.example/' })],
])('Any other answer is the site’s: %s', ([, answer]) => {
  expect(refusalIn(answer)).toBeUndefined();
});

test.for<readonly [what: string, tamper: Tamper, said: string]>([
  [
    'no answer to one request',
    (_, { path }) => path !== '/terms' && undefined,
    'not compared: there was no answer (other side closed)',
  ],
  ['a refusal', (sent) => void (sent.status = 429), 'not compared: the status is 429'],
])('A failure to compare is not taken for a difference: %s', async ([, tamper, said]) => {
  const { outcome, lines } = await look(tamper);
  expect(lines.join('\n')).toContain(said);
  expect(outcome).toBe('unknown');
});

/** A clock a year after security.txt has expired. */
const late = new Date(new Date(site.securityTxt.expires).getTime() + 366 * 86_400_000).toISOString();
const CLOCK = `const D = Date; globalThis.Date = class extends D { constructor(...at) { super(...(at.length ? at : ['${late}'])); } };`;
const LATE = ['--import', `data:text/javascript,${encodeURIComponent(CLOCK)}`];
const NOBODY = 'http://127.0.0.1:1024';

test.for<readonly [what: string, origin: Tamper | string, code: number, last: RegExp, said?: string]>([
  ['is the build', () => {}, 0, /^Verified: http:\S+ serves the build of \w+(-dirty)?, byte for byte\.$/],
  ['has an expired security.txt', () => {}, 1, /^Verified: /, 'security.txt has 0 days left: write a later day'],
  ['differs', swap, 1, /^DIFFERENT: http:\S+ does not serve the build of .+see SECURITY\.md\.$/],
  ['does not answer', NOBODY, 2, /^Not verified: http:\S+ could not be compared with the build of \S+\.$/],
  ['has no origin', 'https://me:secret@site.test/x', 2, /^No origin\. Usage: /],
])('npm run verify, where the site %s', async ([, origin, expected, last, said = '']) => {
  const hooks = said ? LATE : [];
  const address = typeof origin === 'string' ? origin : await served.through(origin);
  const { code, text } = await command('.', ['node', ...hooks, 'scripts/verify/verify.ts', address], {
    GITHUB_ACTIONS: '',
  });
  expect.soft(text.trimEnd().split('\n').at(-1)).toMatch(last);
  expect.soft(code).toBe(expected);
  expect.soft(text).toContain(said);
  expect.soft(text, 'nothing of a password').not.toContain('secret');
});
