import { describe, expect, inject, test } from 'vitest';
import { findingLines, type Report } from '../../scripts/verify/finding.ts';
import { siteReport } from '../../scripts/verify/site-report.ts';
import { attacks, EVIL, replace } from './attacks.ts';
import { site } from './operator.ts';
import type { Faults } from './stand-in/stand-in.ts';
import { useOperator } from './use-operator.ts';

const the = useOperator({ isSeeded: true });

const report = (): Promise<Report> => siteReport(site.origin, { folder: `${inject('builds').before}/client`, site });

/** What Speed Brain answers to a prefetch, for whoever `sees` it. */
const refuseSpeculation = (sees: RegExp, name: string) => {
  the.operator.standIn.faults.tamper = (sent, { path, request }) => {
    if (path !== '/' || !sees.test(String(request.headers[name] ?? ''))) return;
    Object.assign(sent, { status: 503, body: Buffer.from(EVIL) });
    sent.headers.set('CF-Speculation-Refused', 'not cached');
    sent.headers.delete('Content-Encoding');
  };
};

describe('verify reports', () => {
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
