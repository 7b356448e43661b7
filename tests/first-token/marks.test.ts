import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ownContent } from '../../scripts/doctor/own-content.ts';

test('The words by which the doctor knows the first token’s content stand in it', async () => {
  for (const { file, marks } of ownContent) {
    const text = await readFile(file, 'utf8');
    expect(
      marks.filter((mark) => !text.includes(mark)),
      file,
    ).toEqual([]);
  }
});
