import { expect, test } from 'vitest';
import { assertStyled } from '../../site-build/documents/styles.ts';

const STYLES = '.gap-3{gap:12px}@media (min-width:40em){.sm\\:hidden{display:none}}.contract .identicon{width:40px}';

test('the build accepts utilities, variants and the classes of a CSS file', async () => {
  await assertStyled(
    '<ul class="gap-3 sm:hidden"><li class="contract"><svg class="identicon"></svg></li></ul>',
    STYLES,
  );
});

test('the build stops at a class without a rule, and names it and the file that has it', async () => {
  await expect(assertStyled('<p class="gap-3 lt-[480px]:hidden">', STYLES)).rejects.toThrow(
    /"lt-\[480px\]:hidden" in /,
  );
  await expect(assertStyled('<li class="contract"><b class="register">', STYLES)).rejects.toThrow(
    /"register" in src\/sections\/company\/company\.tsx/,
  );
});
