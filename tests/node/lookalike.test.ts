import { expect, test } from 'vitest';
import { lookalike } from '../../src/lib/lookalike.ts';

test.each([...'0123456789abcdefABCDEF'])('the typo of %s in an address is another digit', (digit) => {
  expect(lookalike(digit)).toMatch(/[\da-f]/i);
  expect(lookalike(digit)).not.toBe(digit);
});
