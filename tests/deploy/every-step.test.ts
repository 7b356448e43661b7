import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failed } from './stand-in/account.ts';
import type { Faults } from './stand-in/stand-in.ts';
import { journal } from '../../scripts/deploy/journal.ts';
import { Operator } from './operator.ts';

let operator: Operator;
beforeEach(async () => {
  operator = await Operator.start();
});
afterEach(async () => {
  expect(operator.standIn.unverifiedVisits, 'visitors got a version that nobody had verified').toEqual([]);
  await operator.stop();
});

const plant = (faults: Faults) => Object.assign(operator.standIn.faults, faults);

/** Every failure ends with a command to run. */
const NEXT = /Next[:,] .*npm run (?:deploy|verify|rollback)/;

/** The steps of a deployment that goes well. */
const stepsOf = async (): Promise<string[]> => {
  const names: string[] = [];
  await operator.seed();
  await operator.deploy({ onStep: (name) => names.push(name) });
  return names;
};

describe('Whatever happens at whatever step', () => {
  const PROMOTION = 'promote it to all visitors';
  const PREVIEW = /https:\S+workers\.dev/;

  test.each(['interrupted', 'the network is lost', 'wrangler hangs'])(
    '%s: one whole version is live, and the output names it',
    async (what) => {
      const names = await stepsOf();
      expect(names.length).toBeGreaterThan(8);
      await operator.stop();
      operator = await Operator.start();
      await operator.seed();
      const { worker } = operator;
      const old = worker!.live;
      for (const name of names) {
        worker!.live = old;
        // What a run that could not go back leaves for the next one is tried in rollback.test.ts.
        await journal(operator.archiveRoot).end();
        plant({ unreachable: undefined, wrangler: undefined });
        const interrupt = new AbortController();
        const onStep = (step: string) => {
          if (step.replace(PREVIEW, '') !== name.replace(PREVIEW, '')) return;
          if (what === 'interrupted') interrupt.abort(new Error('It was interrupted.'));
          if (what === 'the network is lost') plant({ unreachable: /./, wrangler: () => failed('fetch failed') });
          if (what === 'wrangler hangs') plant({ wrangler: () => 'hang' });
        };
        const limits = what === 'wrangler hangs' ? { askMs: 1500, uploadMs: 1500 } : undefined;
        const { code, text } = await operator.deploy({ onStep, interrupt, limits });
        // After promotion, a site that cannot be reached cannot be proved wrong either.
        const stays = names.indexOf(name) > names.indexOf(PROMOTION) && what !== 'interrupted';
        const where = `${what} at "${name}":\n${text}`;
        expect(await operator.live(), where).toBe(stays ? 'after' : 'before');
        if (text.includes('Deployed and verified')) {
          // Wrangler was no longer needed.
          expect({ what, stays, code }, where).toEqual({ what: 'wrangler hangs', stays: true, code: 0 });
          continue;
        }
        expect(code, where).toBe(1);
        expect(text, where).toMatch(/Live now: /);
        expect(text, where).toMatch(NEXT);
      }
    },
    300_000,
  );
});
