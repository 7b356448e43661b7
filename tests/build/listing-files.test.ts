import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const FOLDER = 'dist/listing';
const names = ['light', 'dark'].flatMap((variant) => [
  ...[200, 256, 512].map((size) => `logo-${variant}-${size}.png`),
  `logo-${variant}-32.svg`,
]);

test('The listing files have the sizes in their names, are below 100 kB and are not served to visitors', async () => {
  expect((await readdir(FOLDER)).toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    const bytes = await readFile(`${FOLDER}/${name}`);
    expect(bytes.length, name).toBeLessThan(100_000);
    const size = Number(/(\d+)\./.exec(name)![1]);
    // PNG: width and height are the first two numbers of the header chunk.
    if (name.endsWith('.png')) expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], name).toEqual([size, size]);
    else expect(bytes.toString(), name).toContain(`width="${size}" height="${size}"`);
  }
  expect(await readdir('dist/client')).not.toContain('listing');
});

test('Both variants show the same mark with colours exchanged', async () => {
  const [light, dark] = await Promise.all(
    ['light', 'dark'].map((variant) => readFile(`${FOLDER}/logo-${variant}-32.svg`, 'utf8')),
  );
  const colours = [...new Set(light!.match(/#[0-9A-F]{6}/gi))];
  expect(colours).toHaveLength(2);
  const exchanged = light!.replace(/#[0-9A-F]{6}/gi, (colour) => colours.find((other) => other !== colour)!);
  expect(dark).toBe(exchanged);
});
