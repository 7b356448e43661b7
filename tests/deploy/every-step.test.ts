import { describe, expect, test } from 'vitest';
import { failed } from './stand-in/account.ts';
import { journal } from '../../scripts/deploy/journal.ts';
import { Operator } from './operator.ts';
import { useOperator } from './use-operator.ts';

const the = useOperator({ isSeeded: false });

/** Every failure ends with a command to run. */
const NEXT = /Next[:,] .*npm run (?:deploy|verify|rollback)/;

/** The steps of a deployment that goes well. */
const stepsOf = async (): Promise<string[]> => {
  const names: string[] = [];
  await the.operator.seed();
  await the.operator.deploy({ onStep: (name) => names.push(name) });
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
      await the.operator.stop();
      the.operator = await Operator.start();
      await the.operator.seed();
      const { worker } = the.operator;
      const old = worker!.live;
      for (const name of names) {
        worker!.live = old;
        // What a run that could not go back leaves for the next one is tried in rollback.test.ts.
        await journal(the.operator.archiveRoot).end();
        the.plant({ unreachable: undefined, wrangler: undefined });
        const interrupt = new AbortController();
        const onStep = (step: string) => {
          if (step.replace(PREVIEW, '') !== name.replace(PREVIEW, '')) return;
          if (what === 'interrupted') interrupt.abort(new Error('It was interrupted.'));
          if (what === 'the network is lost') the.plant({ unreachable: /./, wrangler: () => failed('fetch failed') });
          if (what === 'wrangler hangs') the.plant({ wrangler: () => 'hang' });
        };
        const limits = what === 'wrangler hangs' ? { askMs: 1500, uploadMs: 1500 } : undefined;
        const { code, text } = await the.operator.deploy({ onStep, interrupt, limits });
        // After promotion, a site that cannot be reached cannot be proved wrong either.
        const stays = names.indexOf(name) > names.indexOf(PROMOTION) && what !== 'interrupted';
        const where = `${what} at "${name}":\n${text}`;
        expect(await the.operator.live(), where).toBe(stays ? 'after' : 'before');
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
