import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  KEPT,
  shortClassNames,
  shortenModule,
  shortenStyles,
  siteClassNames,
} from '../../site-build/design/class-names.ts';
import { textPieces } from '../../site-build/lib/string-literals.ts';

/** Returns the module with its class names shortened as if it were the site's only one. */
const shortened = (code: string) => shortenModule(code, shortClassNames([code]));

describe('in a module', () => {
  test.for([
    ['every word of the attribute', '<p className="lead text-muted lead" />', '<p className="a b a" />'],
    ['both results of a choice', "<p className={on ? 'lit' : 'unlit'} />", "<p className={on ? 'a' : 'b'} />"],
    ['whole words of a template', '<p className={`card ${on} wide`} />', '<p className={`a ${on} b`} />'],
    [
      'strings in a template',
      "<p className={`card${on ? ' open' : ''}`} />",
      "<p className={`card${on ? ' a' : ''}`} />",
    ],
  ] as const)('%s is shortened', ([, code, expected]) => expect(shortened(code)).toBe(expected));

  test.for([
    ['with an expression as its end', '<p className={`icon-${name}`} /> ; <p className="icon-menu" />'],
    ['with an expression as its beginning', '<p className={`${name}-card`} /> ; <p className="wide-card" />'],
    ['that is another string too', '<p className="title" id="title" />'],
    ['that a selector names', '<p className="panel" />; close(\'.panel > a\')'],
    ['that is compared', "<p className={kind === 'plain' ? kind : ''} />"],
    ['that markup names', '<p className="wall" />; `<div class="wall">`'],
    ['that tests select by', '<p className="sticky-bar" />'],
    ['of two letters', '<p className="h1" />'],
    ['outside an attribute', "const looks = { full: 'bg-ink' }"],
    ['that a constant composes with utilities', 'const looks = \':uno-period: grid gap-2\'; <p className="period" />'],
  ] as const)('a word %s stays', ([, code]) => expect(shortened(code)).toBe(code));

  test('a composed class is known by its name, and its utilities are not', () => {
    const names = shortClassNames(['<p className=":uno-pane: relative grid" />', '<p className="grid" />']);
    expect([...names.keys()]).toEqual(['grid', 'pane']);
  });

  test('a short name is never one that is in use', () => {
    const names = shortClassNames(['<p className="a card" id="b" />']);
    expect(names).toEqual(new Map([['card', 'c']]));
  });
});

test('a style sheet follows, but for its URLs, strings and numbers', () => {
  const names = new Map([
    ['card', 'a'],
    ['lg:gap-1.5', 'b'],
    ['svg', 'c'],
    ['org', 'd'],
  ]);
  const css =
    '.card>.card:hover,.cards,.lg\\:gap-1\\.5{mask:url(/x.svg);content:".card";width:.5em;background:url("data:,http://w3.org/")}';
  expect(shortenStyles(css, names)).toBe(
    '.a>.a:hover,.cards,.b{mask:url(/x.svg);content:".card";width:.5em;background:url("data:,http://w3.org/")}',
  );
});

describe('the site', () => {
  const names = siteClassNames();

  test('has a short name of its own for each of its classes', () => {
    expect(names.size).toBeGreaterThan(100);
    expect(new Set(names.values()).size).toBe(names.size);
    expect(Math.max(...[...names.values()].map(({ length }) => length))).toBeLessThan(3);
  });

  test('keeps the names that tests and commands select by (add them to KEPT in site-build/design/class-names.ts)', () => {
    const files = globSync(['tests/**/*.ts', 'scripts/**/*.ts', 'site-build/**/*.ts']).filter(
      (path) => !path.endsWith('class-names.test.ts'),
    );
    expect(files.length).toBeGreaterThan(200);
    const selected = files.flatMap((path) =>
      textPieces(readFileSync(path, 'utf8'), path).flatMap(({ text }) =>
        [...text.matchAll(/(?<![\w/])\.([a-z][\w-]*)(?![\w-]*\.(?:ts|json|mjs))/g)]
          .map(([, name]) => name!)
          .filter((name) => names.has(name))
          .map((name) => `${path}: .${name}`),
      ),
    );
    expect(selected).toEqual([]);
  });

  test('keeps no name that nothing selects by', () => {
    const files = globSync(['tests/**/*.ts', 'scripts/**/*.ts', 'site-build/scan/**/*.ts', 'src/{lib,loader}/*.ts']);
    const code = files
      .filter((path) => !path.endsWith('class-names.test.ts'))
      .map((path) => readFileSync(path, 'utf8'));
    const text = code.join('\n');
    expect([...KEPT].filter((name) => !new RegExp(`(?:[.\\s"']|\\\\b)${name}(?![\\w-])`).test(text))).toEqual([]);
  });
});
