import { describe, expect, inject, test } from 'vitest';
import { failed } from './stand-in/account.ts';
import { type Outcome, type Run } from './operator.ts';
import { useOperator } from './use-operator.ts';

const the = useOperator({ isSeeded: false });

describe('A deployment that goes well', () => {
  test('compares the version on its preview, promotes it, and compares it again', async () => {
    await the.operator.seed();
    const { code, text } = await the.operator.deploy();
    expect(text).toMatch(
      /✓ compare the preview https:[^]*✓ promote it to all visitors[^]*✓ compare https:\/\/plumtag-token\.io/,
    );
    expect(text).toMatch(/Deployed and verified: https:\/\/plumtag-token\.io serves commit ([0-9a-f]{40}), version/);
    expect(text).toMatch(/serves commit ([0-9a-f]{40}),[^]*\nRecorded: \1$/);
    expect(await the.operator.live()).toBe('after');
    expect(code).toBe(0);
  });

  test('keeps the scripts of pages that were opened before it', async () => {
    await the.operator.seed();
    const { worker } = the.operator;
    const open = worker!.versions.get(worker!.live)!.files.get('/index.html')!.toString();
    await the.operator.deploy();
    const now = worker!.versions.get(worker!.live)!.files;
    const wanted = open.match(/\/assets\/[\w.-]+/g)!;
    expect(wanted.length).toBeGreaterThan(2);
    expect(wanted.filter((path) => !now.has(path))).toEqual([]);
    expect(now.get('/index.html')!.toString(), 'the new page names another script').not.toContain(
      wanted.find((path) => path.includes('entry-client'))!,
    );
  });

  test('creates a Worker without a domain first, and attaches the domain last', async () => {
    const { code, text } = await the.operator.deploy({ build: 'before' });
    expect(the.operator.standIn.account.commands.filter((command) => !/list|status/.test(command))).toEqual([
      'deploy',
      'versions upload',
      'versions deploy',
      'triggers deploy',
    ]);
    expect(text).toMatch(/first deployment: create a Worker without a domain/);
    expect(await the.operator.live()).toBe('before');
    expect(code).toBe(0);
  });

  test('continues a first deployment that was interrupted before it had a domain', async () => {
    the.plant({ wrangler: (command) => (command === 'versions deploy' ? failed('Internal error') : undefined) });
    expect((await the.operator.deploy({ build: 'before' })).code).toBe(1);
    expect(await the.operator.live()).toBe('placeholder');
    the.plant({ wrangler: undefined });
    expect((await the.operator.deploy({ build: 'before' })).code).toBe(0);
    expect(await the.operator.live()).toBe('before');
  });

  test('leaves nothing behind that would stop the next one', async () => {
    await the.operator.seed();
    for (const build of ['after', 'before', 'after'] as const) {
      const { code, text } = await the.operator.deploy({ build });
      expect(code, text).toBe(0);
      expect(await the.operator.live()).toBe(build);
    }
  });

  test('is not stopped by one before that could not prove what visitors get', async () => {
    await the.operator.seed();
    the.plant({ tamper: (sent) => sent.headers.set('Speculation-Rules', '"/cdn-cgi/speculation"') });
    const { code, text } = await the.operator.deploy({ build: 'after' });
    expect(text).toMatch(/Deployed but not verified[^]*\nRecorded: [0-9a-f]{40}$/);
    expect(code).toBe(1);
    the.plant({ tamper: undefined });
    expect((await the.operator.deploy({ build: 'after' })).code).toBe(0);
  });

  test('sends Cloudflare nothing in a dry run', async () => {
    const { code, text } = await the.operator.deploy({ isDryRun: true });
    expect(text).toMatch(/Nothing was uploaded/);
    expect(the.operator.standIn.account.commands).toEqual([]);
    expect(code).toBe(0);
  });

  test('gives the key to wrangler only', async () => {
    const { env } = process;
    await the.operator.deploy({
      localSteps: [{ name: 'look', limitMs: 1000, run: async () => expect(env.CLOUDFLARE_API_TOKEN).toBeUndefined() }],
    });
    expect([...the.operator.standIn.account.tokens]).toEqual(['the-key-to-the-account']);
  });
});

describe('A first deployment that goes wrong', () => {
  test('sends visitors back to the placeholder', async () => {
    the.plant({
      tamper: (sent, { isPreview, path }) => {
        if (!isPreview && sent.status === 200 && path === '/') sent.body[5000]! ^= 1;
      },
    });
    const { code, text } = await the.operator.deploy({ build: 'before' });
    expect(await the.operator.live()).toBe('placeholder');
    expect(text).not.toContain('Recorded');
    expect(text).toMatch(/Live now: the placeholder \([0-9a-f-]{36}\), rolled back and verified/);
    expect(code).toBe(1);
  });

  test('keeps the version and says so if the domain is not set up', async () => {
    the.plant({ plainHttp: () => true });
    const { code, text } = await the.operator.deploy({ build: 'before' });
    expect(await the.operator.live()).toBe('before');
    expect(text).toMatch(/Deployed but not verified: The domain is not set up[^]*Always Use HTTPS/);
    expect(code).toBe(1);
  });

  test('leaves the Worker of another origin as it is, where the origin has changed', async () => {
    const { account } = the.operator.standIn;
    await the.operator.seed();
    const former = the.operator.worker!;
    account.workers.clear();
    account.workers.set('former-token-io', { ...former, domains: new Set(['former-token.io']) });
    const { code } = await the.operator.deploy({ build: 'after' });
    expect(await the.operator.live()).toBe('after');
    expect(account.workers.get('former-token-io')).toMatchObject({ live: former.live, versions: former.versions });
    expect(account.commands.filter((command) => !/list|status/.test(command)).slice(-4)).toEqual([
      'deploy',
      'versions upload',
      'versions deploy',
      'triggers deploy',
    ]);
    expect(code).toBe(0);
  });

  test('does not replace another site at the domain unless told to', async () => {
    the.operator.standIn.formerSite = '<h1>Another site</h1>';
    const { code, text } = await the.operator.deploy({ build: 'before' });
    expect(text).toMatch(/answers already[^]*--take-over-domain/);
    expect(the.operator.worker).toBeUndefined();
    expect(code).toBe(1);
    expect((await the.operator.deploy({ build: 'before', takesDomainOver: true })).code).toBe(0);
  });
});

/** Deploys from a machine that did not deploy the live version. */
const elsewhere = async (run: Run): Promise<Outcome> => {
  await the.operator.seed();
  Object.defineProperty(the.operator, 'archiveRoot', { value: `${the.operator.archiveRoot}-of-another-machine` });
  return the.operator.deploy(run);
};

describe('The build that is live', () => {
  test('is required, and the deployment says how to get it', async () => {
    const { code, text } = await elsewhere({});
    expect(text).toMatch(/is not on this machine[^]*--previous FOLDER[^]*--drop-previous/);
    expect(await the.operator.live()).toBe('before');
    expect(code).toBe(1);
  });

  test('can be named', async () => {
    expect((await elsewhere({ previous: inject('builds').before })).code).toBe(0);
  });

  test('is refused if it is another commit’s', async () => {
    const { code, text } = await elsewhere({ previous: inject('builds').after });
    expect(text).toMatch(/is the build of [0-9a-f]{40}, but [0-9a-f]{12} is live/);
    expect(code).toBe(1);
  });
});
