import { describe, expect, test } from 'vitest';
import { patiently } from '../../scripts/deploy/checks.ts';
import type { Cloudflare } from '../../scripts/deploy/cloudflare.ts';
import { leadTo } from '../../scripts/deploy/roll-back.ts';
import type { Finding, FindingKind } from '../../scripts/verify/finding.ts';

const { signal } = new AbortController();
const LONG = { forMs: 5_000, gapMs: 5 };
const SHORT = { forMs: 40, gapMs: 15 };

const found = (kind: FindingKind): Finding => ({ kind, request: 'GET /', text: kind, visitors: [] });

/** Finds what is listed, one after the other, and then the last again. */
function findings(...kinds: (FindingKind | null)[]) {
  let asked = 0;
  const ask = async () => {
    const kind = kinds[Math.min(asked++, kinds.length - 1)]!;
    return kind === null ? [] : [found(kind)];
  };
  return { ask, asked: () => asked };
}

describe('A check after a change at the edge', () => {
  test.each(['content', 'silence'] as const)('is repeated while it finds %s, since it may pass', async (kind) => {
    const { ask, asked } = findings(kind, kind, null);
    expect(await patiently(ask, LONG, signal)).toEqual([]);
    expect(asked()).toBe(3);
  });

  test.each(['zone', 'challenge'] as const)('is not repeated for %s, which no waiting changes', async (kind) => {
    const { ask, asked } = findings(kind);
    expect(await patiently(ask, LONG, signal)).toEqual([found(kind)]);
    expect(asked()).toBe(1);
  });

  test('ends with its last findings when patience ends', async () => {
    const { ask, asked } = findings('content');
    expect(await patiently(ask, SHORT, signal)).toEqual([found('content')]);
    expect(asked()).toBeGreaterThan(1);
  });

  test('ends at once when it is interrupted', async () => {
    const interrupt = new AbortController();
    const { ask, asked } = findings('content');
    setTimeout(() => interrupt.abort(new Error('It was interrupted.')), 30);
    await expect(patiently(ask, { forMs: 60_000, gapMs: 20_000 }, interrupt.signal)).rejects.toThrow();
    expect(asked()).toBe(1);
  });
});

/** An account whose wrangler fails some times before each promotion. */
function account(failures: number) {
  let [live, left] = ['new', failures];
  const cloudflare = {
    live: async () => new Map([[live, 100]]),
    promote: async (id: string) => {
      if (left-- > 0) throw new Error('fetch failed');
      live = id;
    },
  } as unknown as Cloudflare;
  return { cloudflare, live: () => live };
}

describe('Going back', () => {
  test('is tried again while wrangler fails', async () => {
    const { cloudflare, live } = account(3);
    await leadTo('old', { cloudflare, patience: LONG }, signal);
    expect(live()).toBe('old');
  });

  test('ends with wrangler’s own words when patience ends', async () => {
    const { cloudflare, live } = account(1000);
    await expect(leadTo('old', { cloudflare, patience: SHORT }, signal)).rejects.toThrow('fetch failed');
    expect(live()).toBe('new');
  });
});
