import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const html = readFileSync('dist/client/index.html', 'utf8');
const css = /<style>(.*?)<\/style>/s.exec(html)![1]!;

/** Syntax that Safari 15.4, Chrome 100 or Firefox 100 does not parse, with the rule around it. */
const unknown: Record<string, RegExp> = {
  'a range in a media query': /@media[^{]*[<>]/g,
  '`not` before a feature, which Safari knows since 16.4': /@media[^{]*not \([^{]*/g,
  'a nested rule': /[{;}]&[^{]*/g,
  '`:has()`, which Chrome knows since 105 and Firefox since 121': /[^{}]*:has\([^{]*/g,
  'a subgrid, which Chrome knows since 117': /[^{}]*\{[^{}]*subgrid[^}]*/g,
};

test('no rule of the style sheet is in syntax that the oldest engines do not parse', () => {
  expect(css).toMatch(/@media \(max-width:/);
  for (const [name, pattern] of Object.entries(unknown)) expect(css.match(pattern) ?? [], name).toEqual([]);
});

test('no script has syntax that the oldest engines do not parse', () => {
  for (const file of globSync('dist/client/assets/*.js')) {
    const found = readFileSync(file, 'utf8').match(/\(\?<[=!].{20}|static\{/g) ?? [];
    expect(found, file).toEqual([]);
  }
});
