import { expect, test } from 'vitest';
import { contentSums, firstSums } from '../../scripts/doctor/first-content.ts';

test('The doctor knows the first token’s content as it is: after a change of it, run "npm run first-content"', async () => {
  expect(await firstSums()).toEqual(await contentSums());
});
