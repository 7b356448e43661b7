import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Operator } from './operator.ts';
import { planted } from './planted-faults.ts';

let operator: Operator;
beforeEach(async () => {
  operator = await Operator.start();
});
afterEach(async () => {
  expect(operator.standIn.unverifiedVisits, 'visitors got a version that nobody had verified').toEqual([]);
  await operator.stop();
});

describe('After a planted fault, the expected version is live', () => {
  test.each(planted)('$fault: live is $live', async ({ faults, run = {}, live, says }) => {
    await operator.seed();
    Object.assign(operator.standIn.faults, faults?.(operator));
    const { code, text, seconds } = await operator.deploy(run);
    expect(await operator.live(), text).toBe(live);
    for (const words of [...says, /Next[:,] |To go back: /]) expect(text).toMatch(words);
    expect(code, text).toBe(/Deployed and verified/.test(text) ? 0 : 1);
    expect(seconds).toBeLessThan(60);
  });
});
