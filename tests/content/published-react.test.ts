import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('React in the bundle is the published one: it handles events that the site does not use today', () => {
  const code = globSync('dist/client/assets/entry-client-*.js').map((file) => readFileSync(file, 'utf8'));
  expect(code).toHaveLength(1);
  for (const name of [
    '__reactFiber$',
    'onAnimationStart',
    'onPointerEnter',
    'onBeforeInput',
    'dragEnter',
    'createPortal',
  ]) {
    expect(code[0], name).toContain(name);
  }
});
