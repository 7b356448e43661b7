import { find, generate, parse as parseStyles, walk, type Atrule, type CssNode } from 'css-tree';
import { parse } from 'parse5';
import { textPieces } from '../lib/string-literals.ts';
import { elementsBelow } from '../scan/readings/markup.ts';

/** A style sheet in two parts. */
export interface SplitStyles {
  /** Rules that can apply to the markup as it arrives. */
  first: string;
  /** Rules for what only a script adds or changes, and for other documents. In every document they follow `first`. */
  later: string;
}

/** Tags, classes, ids and attributes as a selector writes them: `p`, `.card`, `#faq`, `[role`. */
type Parts = ReadonlySet<string>;

/** Attributes that a browser sets without a script. */
const NATIVE = ['[open'];

/** Returns what the elements of `html` have, and what the words in the strings of `script` may add. */
function partsOf(html: string, script: string): Parts {
  const parts = new Set(NATIVE);
  for (const { tagName, attrs } of elementsBelow(parse(html))) {
    parts.add(tagName);
    for (const { name, value } of attrs) {
      parts.add(`[${name}`);
      if (name === 'class') for (const word of value.split(/\s+/)) parts.add(`.${word}`);
      if (name === 'id') parts.add(`#${value}`);
    }
  }
  for (const { text } of textPieces(script))
    for (const [word] of text.matchAll(/[a-z][\w-]*/gi)) parts.add(`.${word}`).add(`[${word}`);
  // Any property may be one of an element's `dataset`.
  for (const [, name] of script.matchAll(/\.([a-z]+)\b/g)) parts.add(`[data-${name}`);
  return parts;
}

/** Whether nothing that `node`, a selector or a part of one, needs is missing in `parts`. */
function canApply(node: CssNode, parts: Parts): boolean {
  switch (node.type) {
    case 'TypeSelector':
      return node.name === '*' || parts.has(node.name);
    case 'ClassSelector':
      return parts.has(`.${node.name}`);
    case 'IdSelector':
      return parts.has(`#${node.name}`);
    case 'AttributeSelector':
      return parts.has(`[${node.name.name}`);
    case 'PseudoClassSelector':
      return node.name === 'not' || (node.children?.toArray() ?? []).every((child) => canApply(child, parts));
    case 'SelectorList':
      return node.children.some((selector) => canApply(selector, parts));
    case 'Selector':
      return node.children.toArray().every((part) => canApply(part, parts));
    default:
      return true;
  }
}

const isKeyframes = (rule: Atrule | null): boolean => rule !== null && rule.name.endsWith('keyframes');

/** Whether an at-rule contains style rules: `@font-face`, `@keyframes` and a `@layer` statement do not. */
const hasStyleRules = (rule: Atrule): boolean =>
  !isKeyframes(rule) && rule.block !== null && find(rule.block, ({ type }) => type === 'Rule') !== null;

/** Keeps the selectors of `css` for which `keep` is true, and the at-rules without style rules if `others` is. */
function filter(css: string, keep: (selector: CssNode) => boolean, others: boolean): string {
  const sheet = parseStyles(css);
  walk(sheet, {
    visit: 'Atrule',
    enter(rule, item, list) {
      if (!others && !hasStyleRules(rule)) list.remove(item);
    },
  });
  walk(sheet, {
    visit: 'Rule',
    enter({ prelude }, item, list) {
      if (isKeyframes(this.atrule) || prelude.type !== 'SelectorList') return;
      prelude.children = prelude.children.filter(keep);
      if (prelude.children.isEmpty) list.remove(item);
    },
  });
  walk(sheet, {
    visit: 'Atrule',
    leave({ block }, item, list) {
      if (block?.children.isEmpty) list.remove(item);
    },
  });
  return generate(sheet);
}

/**
 * Splits `css` into the rules that `html` can use as it arrives and the rest. A tenth of the landing page's bytes were
 * rules for dialogs, the sticky bar, highlights and other documents, none of which is there before the script.
 *
 * @param html the document without its style sheet, or several such documents
 * @param bootScript the script that runs before its first paint
 */
export function splitStyles(css: string, html: string, bootScript: string): SplitStyles {
  const parts = partsOf(html, bootScript);
  return {
    first: filter(css, (selector) => canApply(selector, parts), true),
    later: filter(css, (selector) => !canApply(selector, parts), false),
  };
}
