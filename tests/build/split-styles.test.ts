import { expect, test } from 'vitest';
import { splitStyles } from '../../site-build/documents/split-styles.ts';

const PAGE =
  '<!doctype html><html><body><p class="lead" id="top">a</p><details><summary>b</summary></details></body></html>';
const BOOT = `document.documentElement.dataset.parts="held";document.body.className="bar top-bar"`;

const split = (css: string) => splitStyles(css, PAGE, BOOT);

test.each([
  ['an element', 'p{a:b}'],
  ['everything', '*{a:b}'],
  ['a class', '.lead{a:b}'],
  ['an id', '#top{a:b}'],
  ['a state', '.lead:hover{a:b}'],
  ['a part of an element', '.lead:before{a:b}'],
  ['what an element is not', 'p:not(.missing){a:b}'],
  ['one of several', ':is(.missing,.lead){a:b}'],
  ['what a visitor opens', 'details[open] summary{a:b}'],
  ['a class from the boot script', '.top-bar{a:b}'],
  ['an attribute from the boot script', '[data-parts=held] p{a:b}'],
  ['one under a condition', '@layer x{@media (width>=1px){p{a:b}}}'],
  ['keyframes', '@keyframes x{to{a:b}}'],
  ['a font', '@font-face{font-family:x}'],
  ['the order of layers', '@layer x,y;'],
])('keeps %s in the document', (_, css) => {
  expect(split(css)).toEqual({ first: css, later: '' });
});

test.each([
  ['an element', 'dialog{a:b}'],
  ['a class', '.missing{a:b}'],
  ['an id', '#missing{a:b}'],
  ['an attribute', 'p[data-active]{a:b}'],
  ['an ancestor', '.missing p{a:b}'],
  ['a sibling', '.missing+p{a:b}'],
  ['a descendant', 'html:has(dialog[open]){a:b}'],
  ['all of several', 'p:is(.missing,.lost){a:b}'],
  ['one under a condition', '@layer x{@media (width>=1px){.missing{a:b}}}'],
])('sends %s that is not in the page later', (_, css) => {
  expect(split(css)).toEqual({ first: '', later: css });
});

test('divides a list of selectors, repeats the conditions around both parts, and drops those with nothing left', () => {
  expect(split('@layer x{@media (width>=1px){p,.missing{a:b}}@media (width>=2px){p{c:d}}}')).toEqual({
    first: '@layer x{@media (width>=1px){p{a:b}}@media (width>=2px){p{c:d}}}',
    later: '@layer x{@media (width>=1px){.missing{a:b}}}',
  });
});

test('keeps the order of the rules in both parts', () => {
  expect(split('.missing{a:b}p{c:d}.lost{e:f}.lead{g:h}')).toEqual({
    first: 'p{c:d}.lead{g:h}',
    later: '.missing{a:b}.lost{e:f}',
  });
});

test('repeats, after a later rule, the declarations that must win against it, and no others', () => {
  expect(split('.missing{padding:0}p{padding-inline:1px;color:red}.lead{color:blue}')).toEqual({
    first: 'p{padding-inline:1px;color:red}.lead{color:blue}',
    later: '.missing{padding:0}p{padding-inline:1px}',
  });
});

test.each([
  ['another property', '.missing{color:red}p{padding:0}'],
  ['another layer', '@layer x{.missing{padding:0}}@layer y{p{padding:0}}'],
  ['what came before', 'p{padding:0}.missing{padding:0}'],
  ['another custom property', '.missing{--a:0}p{--b:0}'],
])('does not repeat %s', (_, css) => {
  expect(split(css).later).not.toContain('p{');
});

test.each([
  ['margin', 'margin-left'],
  ['padding-left', 'padding-inline'],
  ['inset', 'top'],
  ['gap', 'row-gap'],
  ['place-items', 'align-items'],
  ['width', 'inline-size'],
  ['font', 'line-height'],
  ['-webkit-mask', 'mask-size'],
  ['--a', '--a'],
])('repeats what overwrites %s: %s', (earlier, own) => {
  const { later } = split(`@media print{.missing{${earlier}:0}}p{${own}:0}`);
  expect(later).toBe(`@media print{.missing{${earlier}:0}}p{${own}:0}`);
});
