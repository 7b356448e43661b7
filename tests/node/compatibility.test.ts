import bcd, { type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { parse, walk, type CssNode } from 'css-tree';
import { expect, test } from 'vitest';
import { ENGINES } from '../../site-build/engines.ts';
import { readDocument } from '../lib/built-document.ts';

/** What some of the engines lack, by its path in MDN's table, and why nobody misses it there. */
const HARMLESS: Readonly<Record<string, string>> = {
  'at-rules.media.scripting': 'nothing moves, and without scripts a button shows that does nothing',
  'properties.-webkit-tap-highlight-color': 'for touch in Chrome and on iOS, which have it',
  'properties.animation-range': 'nothing moves',
  'properties.animation-range-end': 'nothing moves',
  'properties.animation-timeline': 'the animation takes no time, and ends with what is there without it',
  'properties.break-after.avoid': 'a title may end a sheet of paper',
  'properties.content-visibility': 'for ::details-content',
  'properties.cursor.pointer': 'for a mouse',
  'properties.forced-color-adjust': 'Safari has no forced colours',
  'properties.overflow-anchor': 'Safari does not move the page when content above it changes',
  'properties.print-color-adjust.exact': 'the minifier adds -webkit-print-color-adjust',
  'properties.scrollbar-gutter': 'the page is as wide without it, except under the loader',
  'properties.text-size-adjust': 'where text is not enlarged by itself',
  'properties.text-wrap': 'lines are of unequal length',
  'properties.view-timeline': 'nothing moves',
  'selectors.details-content': 'answers that are closed are not printed',
  'types.basic-shape.rect': 'not the shape, but the value of clip',
};

const BROWSERS: Readonly<Record<string, 'chrome' | 'firefox' | 'safari' | 'safari_ios'>> = {
  chrome: 'chrome',
  firefox: 'firefox',
  safari: 'safari',
  ios: 'safari_ios',
};

/** Where a part of a style sheet is in MDN's table; `property` is that of the declaration around it. */
function pathsOf(node: CssNode, property = ''): string[][] {
  switch (node.type) {
    case 'Atrule':
      return [['at-rules', node.name]];
    case 'Feature':
      return [['at-rules', 'media', node.name]];
    case 'FeatureRange':
      return [['at-rules', 'media', 'range_syntax']];
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [['selectors', node.name]];
    case 'Declaration':
      return [['properties', node.property]];
    case 'Identifier':
      return [['properties', property, node.name]];
    case 'Dimension':
      return [['types', 'length', node.unit]];
    case 'Function':
      return [['types', node.name], ...Object.keys(bcd.css.types!).map((type) => ['types', type, node.name])];
    case 'Operator':
      return property === 'content' && node.value === '/' ? [['properties', property, 'alt_text']] : [];
    default:
      return [];
  }
}

/** Whether one of `ENGINES` lacks a feature. One that needs a prefix counts if `css` has it with the prefix, too. */
function isLacking(path: readonly string[], css: string): boolean {
  const row = path.reduce<Identifier | undefined>((group, key) => group?.[key], bcd.css);
  const { __compat: compat } = row ?? {};
  if (!compat) return false;
  return ENGINES.some((engine) => {
    const [browser, oldest] = engine.split(/(?<=[a-z])(?=\d)/) as [string, string];
    return ![compat.support[BROWSERS[browser]!] ?? []]
      .flat()
      .some(
        ({ version_added: since, flags, alternative_name: other, prefix }) =>
          typeof since === 'string' &&
          Number.parseFloat(since.replace('≤', '')) <= Number(oldest) &&
          !flags &&
          !other &&
          (!prefix || css.includes(prefix + path.at(-1)!)),
      );
  });
}

/**
 * The features of a style sheet that one of `ENGINES` lacks: not inside `@supports`, nor in a declaration after another
 * of the same property, which is its fallback.
 */
function lacking(css: string): string[] {
  const found = new Set<string>();
  walk(parse(css), function (node, item) {
    if (node.type === 'Atrule' && node.name === 'supports') return walk.skip;
    const before = node.type === 'Declaration' && item.prev?.data;
    if (before && before.type === 'Declaration' && before.property === node.property) return walk.skip;
    const paths = pathsOf(node, this.declaration?.property).filter((path) => isLacking(path, css));
    for (const path of paths) found.add(path.join('.'));
    // Not the values of what is lacking anyway.
    return paths.length > 0 && node.type === 'Declaration' ? walk.skip : undefined;
  });
  return [...found].toSorted();
}

test('the oldest engines know every feature of the style sheet, or do without it', async () => {
  const css = (await readDocument('home')).querySelector('style')!.rawText;
  const remedy = 'do without what is new here, or write into HARMLESS why nobody misses it; delete what is gone';
  expect(lacking(css), remedy).toEqual(Object.keys(HARMLESS));
});

test('what is too new is found, unless a fallback is before it or @supports around it', () => {
  const found = ['properties.content.alt_text', 'types.calc-size'];
  expect.soft(lacking('a{content:"#" / "";width:calc-size(auto,size)}')).toEqual(found);
  const guarded = 'a{content:"#";content:"#" / ""}@supports (field-sizing:content){a{field-sizing:content}}';
  expect.soft(lacking(guarded)).toEqual([]);
});
