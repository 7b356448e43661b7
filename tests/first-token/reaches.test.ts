import { expect, test } from 'vitest';
import { landingFiles, plainName } from '../../scripts/bench/sizes.ts';

test('the landing page loads two fonts and, when idle, the one chunk with both legal texts', async () => {
  const { fonts, idle } = await landingFiles('dist/client');
  expect(fonts.map(plainName)).toEqual(['assets/host-grotesk.woff2', 'assets/geist-mono.woff2']);
  expect(idle.map(plainName)).toContain('assets/legal.js');
});
