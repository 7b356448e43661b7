import { expect, test } from 'vitest';
import { contentSums, firstSums } from '../../scripts/doctor/first-content.ts';

test('The doctor’s sums match the first token’s content; if you changed it, run "npm run first-content"', async () => {
  expect(await firstSums()).toEqual(await contentSums());
});
