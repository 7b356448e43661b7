import { beforeEach, expect, test } from 'vitest';
import { httpChecks } from '../../scripts/deploy/checks.ts';
import { listedVersions, rollBackTo } from '../../scripts/deploy/roll-back-to.ts';
import { site } from './operator.ts';
import { failed } from './stand-in/account.ts';
import { useOperator } from './use-operator.ts';

const lines: string[] = [];
const { signal } = new AbortController();

const the = useOperator({ isSeeded: true });
beforeEach(() => {
  lines.length = 0;
});

function goBack(id: string): Promise<number> {
  const deps = {
    site,
    cloudflare: the.operator.cloudflare(),
    checks: { ...httpChecks(site), rendered: async () => [] },
    patience: { forMs: 200, gapMs: 50 },
    commit: 'unknown',
    record: async (commit: string) => [`Recorded: ${commit}`],
  };
  return rollBackTo(id, deps, (line) => lines.push(line), signal, the.operator.archiveRoot);
}

test('Versions are listed, newest first, with the live one marked', async () => {
  const [older, before] = [...the.operator.worker!.versions.keys()];
  const text = (await listedVersions(the.operator.cloudflare(), signal)).join('\n');
  expect(text).toMatch(new RegExp(`${before} .*  live\n.*${older}`));
  expect(text).not.toMatch(new RegExp(`${older}.*live`));
});

test('A rollback sends all visitors to the version, compares what they get, and takes less than a minute', async () => {
  const [older, before] = [...the.operator.worker!.versions.keys()] as [string, string];
  the.operator.worker!.live = older;
  const begun = performance.now();
  expect(await goBack(before)).toBe(0);
  expect(performance.now() - begun).toBeLessThan(60_000);
  expect(the.operator.worker!.live).toBe(before);
  expect(lines.at(-1)).toMatch(/Live now: version \S+, compared with its build after/);
  expect(lines).toContain(`Recorded: ${the.operator.worker!.versions.get(before)!.tag}`);
});

test('A difference that remains is named, with the places to look', async () => {
  const [, before] = [...the.operator.worker!.versions.keys()] as [string, string];
  the.operator.standIn.faults.tamper = (sent, { path }) => {
    if (path === '/terms') sent.headers.set('Refresh', '0; url=https://drainer.test');
  };
  expect(await goBack(before)).toBe(1);
  expect(lines.join('\n')).toMatch(/GET \/terms\n {4}header refresh is neither[^]*Workers Routes and DNS/);
  expect(lines.join('\n'), 'it is what visitors are meant to get').toMatch(/^Recorded: [0-9a-f]{12}$/m);
});

test('A version that does not exist is refused', async () => {
  await expect(goBack('00000000-0000-4000-8000-000000000000')).rejects.toThrow(/not one of the ten newest/);
});

test('Without its build, the version goes live and the output says that it was not compared', async () => {
  const [older] = [...the.operator.worker!.versions.keys()] as [string, string];
  expect(await goBack(older)).toBe(0);
  expect(lines.join('\n')).toMatch(/not on this machine, so it was not compared/);
});

test('After a deployment that could not go back, the next one waits for npm run rollback', async () => {
  const before = the.operator.worker!.live;
  let promotions = 0;
  the.operator.standIn.faults.wrangler = (words) =>
    words === 'versions deploy' && ++promotions > 1 ? failed('Internal error') : undefined;
  the.operator.standIn.faults.tamper = (sent, { isPreview, path }) => {
    if (!isPreview && path === '/privacy') sent.body[900]! ^= 1;
  };
  expect((await the.operator.deploy()).text).toMatch(/NOT ROLLED BACK/);
  Object.assign(the.operator.standIn.faults, { wrangler: undefined, tamper: undefined });

  const { code, text } = await the.operator.deploy();
  expect(text).toMatch(new RegExp(`was cut off after it promoted version[^]*npm run rollback -- ${before}\n`));
  expect(code).toBe(1);
  expect((await the.operator.deploy({ isDryRun: true })).code, 'a dry run promotes nothing').toBe(0);
  expect(await goBack(before)).toBe(0);
  expect((await the.operator.deploy()).code).toBe(0);
});
