import { expect, test } from 'vitest';
import { assertStyled } from '../../site-build/documents/styles.ts';

const STYLES = '.gap-3{gap:12px}@media (width>=40em){.sm\\:hidden{display:none}}.contract .identicon{width:40px}';

test('the build accepts utilities, variants and the classes of a CSS file', () => {
  assertStyled(
    '<ul class="gap-3 sm:hidden"><li class="contract"><svg class="identicon"></svg></li></ul>',
    new Map(),
    STYLES,
  );
});

test.each([
  [
    'a class in a page',
    '<p class="gap-3 lt-[480px]:hidden">',
    "<p className={'lt-[480px]:hidden'}>",
    /"lt-\[480px\]:hidden" in src\/a\.tsx/,
  ],
  ['a class in no page yet', '', '<dialog className="gap-3 modall">', /"modall" in src\/a\.tsx/],
])('the build stops at %s without a rule, and names it and its file', (_, html, source, message) => {
  expect(() => assertStyled(html, new Map([['src/a.tsx', source]]), STYLES)).toThrow(message);
});
