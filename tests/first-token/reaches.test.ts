import { expect, test } from 'vitest';
import { landingSizes } from '../../scripts/bench/sizes.ts';

test('the landing page loads two fonts and, when idle, the one chunk with both legal texts', async () => {
  const { fonts, idle } = await landingSizes('dist/client');
  expect(fonts.map(({ name }) => name)).toEqual(['assets/host-grotesk.woff2', 'assets/geist-mono.woff2']);
  expect(idle.map(({ name }) => name)).toContain('assets/legal.js');
});
