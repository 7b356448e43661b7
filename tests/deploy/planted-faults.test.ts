import { describe, expect, test } from 'vitest';
import { planted } from './planted-faults.ts';
import { useOperator } from './use-operator.ts';

const the = useOperator({ isSeeded: false });

describe('After a planted fault, the expected version is live', () => {
  test.each(planted)('$fault: live is $live', async ({ faults, run = {}, live, says }) => {
    await the.operator.seed();
    Object.assign(the.operator.standIn.faults, faults?.(the.operator));
    const { code, text, seconds } = await the.operator.deploy(run);
    expect(await the.operator.live(), text).toBe(live);
    for (const words of [...says, /Next[:,] |To go back: /]) expect(text).toMatch(words);
    expect(code, text).toBe(/Deployed and verified/.test(text) ? 0 : 1);
    expect(seconds).toBeLessThan(60);
  });
});
