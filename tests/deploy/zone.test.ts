import { describe, expect, inject, test } from 'vitest';
import { findingLines } from '../../scripts/verify/finding.ts';
import { observationsOf } from '../../scripts/verify/observe.ts';
import { zoneFindings } from '../../scripts/verify/zone.ts';
import { HOST, site } from './operator.ts';
import { useOperator } from './use-operator.ts';

const the = useOperator({ isSeeded: true });

const found = async (config = site) => findingLines(await zoneFindings(config)).join('\n');

describe('A domain', () => {
  test('that leads to https and has no www is as it should be', async () => {
    expect(await found()).toBe('');
  });

  test('whose www leads to the site is, too', async () => {
    the.plant({ www: 'redirect' });
    expect(await found()).toBe('');
  });

  test.each([
    ['a second site', { www: 'second site' }, /GET https:\/\/www\.\S+\n {4}answers 200: redirect it to https:\/\/plum/],
    ['nothing that answers', { www: 'silent' }, /exists and does not answer \([^)]+\): redirect it to https:\/\/plum/],
    ['a redirect elsewhere', { www: 'elsewhere' }, /answers 301 to https:\/\/drainer\.test\/: redirect it to/],
  ] as const)('with %s under www is reported', async (_, faults, words) => {
    the.plant(faults);
    expect(await found()).toMatch(words);
  });

  test('without a redirect to https is reported for each document and a deep path, with the switch', async () => {
    the.plant({ plainHttp: () => true });
    const text = await found();
    for (const path of ['/', '/privacy', '/terms', '/404.html', '/some/deep/path?and=query']) {
      expect(text).toContain(`GET http://${HOST}${path}\n    answers`);
    }
    expect(text).toMatch(/Edge Certificates → Always Use HTTPS/);
  });

  test('that leads everyone but phones to https is reported', async () => {
    the.plant({ plainHttp: (request) => /iPhone/.test(request.headers['user-agent'] ?? '') });
    expect(await found()).toMatch(/GET http:\/\/plumtag-token\.io\/\n {4}answers 200/);
  });

  test('that sets a cookie on the way to https is reported', async () => {
    the.plant({ redirect: { 'Set-Cookie': 'id=1' } });
    expect(await found()).toMatch(/GET http:\/\/plumtag-token\.io\/terms\n {4}sends set-cookie: id=1/);
  });

  test('that does not answer without TLS is silent, which is no fault of a version', async () => {
    the.plant({ unreachable: /^plumtag/ });
    expect((await zoneFindings({ ...site, hstsPreload: false })).map(({ kind }) => kind)).toContain('silence');
  });
});

/** Changes what the site promises about HTTPS, or takes it away. */
const weaken = (value: string | null) =>
  the.plant({
    tamper: (sent) => {
      if (value === null) sent.headers.delete('Strict-Transport-Security');
      else sent.headers.set('Strict-Transport-Security', value);
    },
  });

describe('HSTS for the whole domain', () => {
  test.each([
    [null, /strict-transport-security is missing: hstsPreload promises/],
    ['max-age=86400; includeSubDomains; preload', /is max-age=86400; includeSubDomains; preload: hstsPreload promises/],
    ['max-age=63072000; preload', /is max-age=63072000; preload: hstsPreload promises/],
    ['max-age=63072000; includeSubDomains', /set hstsPreload to false/],
  ])('as %s is reported where the configuration promises preloading', async (value, words) => {
    weaken(value);
    expect(await found()).toMatch(words);
  });

  test('is not asked for where nothing was promised', async () => {
    weaken(null);
    expect(await found({ ...site, hstsPreload: false })).toBe('');
  });
});

test('Compression, cache, ETag, HEAD and Range are observed', async () => {
  the.plant({
    tamper: (sent) => {
      sent.headers.set('CF-Cache-Status', 'HIT');
    },
  });
  const lines = await observationsOf(site.origin, { folder: `${inject('builds').before}/client`, site });
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(
    /^\/: .*; HIT, then HIT; ETag "\w+" gives 304; HEAD gives 200; the first 100 bytes give 200$/,
  );
  expect(lines[1]).toMatch(/^\/assets\/\S+\.js: .*the first 100 bytes give 206$/);
});
