import { find, generate, List, parse as parseStyles, type Atrule, type CssNode, type Rule } from 'css-tree';
import { parse } from 'parse5';
import { textPieces } from '../lib/string-literals.ts';
import { elementsBelow } from '../scan/readings/markup.ts';

/** A style sheet in two parts, of which the second follows the first. */
export interface SplitStyles {
  /** Rules that can apply to the markup with which a document begins. */
  first: string;
  /** The other rules, with those declarations of `first` that must still win against them. */
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

/** Families of properties whose names do not begin alike. */
const FAMILIES: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  row: 'gap',
  column: 'gap',
  columns: 'gap',
  place: 'align',
  justify: 'align',
  line: 'font',
  min: 'size',
  max: 'size',
  width: 'size',
  height: 'size',
  inline: 'size',
  block: 'size',
};

/** The group of properties that may overwrite each other: `padding` for `padding-inline`. */
function familyOf(property: string): string {
  if (property.startsWith('--')) return property;
  const [word] = property.replace(/^-[a-z]+-/, '').split('-');
  return FAMILIES[word!] ?? word!;
}

const familiesOf = ({ block }: Rule): string[] =>
  block.children.toArray().flatMap((node) => (node.type === 'Declaration' ? familyOf(node.property) : []));

/** Copies of `list` with those of its nodes that `keep` accepts. */
const pick = (list: List<CssNode>, keep: (node: CssNode) => boolean): List<CssNode> =>
  new List<CssNode>().fromArray(list.toArray().filter(keep));

/** Whether an at-rule contains style rules: `@font-face`, `@keyframes` and a `@layer` statement do not. */
const hasStyleRules = (rule: Atrule): boolean =>
  !rule.name.endsWith('keyframes') && rule.block !== null && find(rule.block, ({ type }) => type === 'Rule') !== null;

/** Parts of one node of a style sheet, each a node or nothing. */
type Split = Record<keyof SplitStyles, CssNode[]>;

class Splitter {
  /** Families of properties that the later rules set, by layer, so far. */
  readonly #set = new Map<string, Set<string>>();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  list(nodes: List<CssNode>, layer: string): Split {
    const split: Split = { first: [], later: [] };
    for (const node of nodes.toArray()) {
      const { first, later } = this.#node(node, layer);
      split.first.push(...first);
      split.later.push(...later);
    }
    return split;
  }

  #node(node: CssNode, layer: string): Split {
    if (node.type === 'Rule') return this.#rule(node, layer);
    if (node.type !== 'Atrule' || !hasStyleRules(node)) return { first: [node], later: [] };
    const inner = node.name === 'layer' ? `${layer}.${node.prelude ? generate(node.prelude) : ''}` : layer;
    const { first, later } = this.list(node.block!.children, inner);
    const around = (children: CssNode[]): CssNode[] =>
      children.length > 0
        ? [{ ...node, block: { ...node.block!, children: new List<CssNode>().fromArray(children) } }]
        : [];
    return { first: around(first), later: around(later) };
  }

  #rule(rule: Rule, layer: string): Split {
    const { prelude, block } = rule;
    if (prelude.type !== 'SelectorList') return { first: [rule], later: [] };
    const isFirst = (selector: CssNode) => canApply(selector, this.#parts);
    const first = pick(prelude.children, isFirst);
    const later = pick(prelude.children, (selector) => !isFirst(selector));
    const set = this.#set.get(layer) ?? new Set<string>();
    this.#set.set(layer, set);
    const split: Split = { first: [], later: [] };
    if (!first.isEmpty) {
      split.first.push({ ...rule, prelude: { ...prelude, children: first } });
      const wins = pick(block.children, (node) => node.type === 'Declaration' && set.has(familyOf(node.property)));
      if (!wins.isEmpty) {
        split.later.push({
          ...rule,
          prelude: { ...prelude, children: first },
          block: { ...block, children: wins },
        });
      }
    }
    if (!later.isEmpty) {
      split.later.push({ ...rule, prelude: { ...prelude, children: later } });
      for (const family of familiesOf(rule)) set.add(family);
    }
    return split;
  }
}

/**
 * Splits `css` into the rules that `html` can use and the rest, so that the first paint need not wait for the rest.
 * Together, one after the other, they style every element as `css` does: where a rule of the first part comes after one
 * of the second part in the same layer, its declarations for the same families of properties are in both.
 *
 * @param html the beginning of a document, or of several, without its style sheet
 * @param bootScript the script that runs before its first paint
 */
export function splitStyles(css: string, html: string, bootScript: string): SplitStyles {
  const sheet = parseStyles(css);
  if (sheet.type !== 'StyleSheet') throw new Error('Not a style sheet.');
  const { first, later } = new Splitter(partsOf(html, bootScript)).list(sheet.children, '');
  const text = (nodes: CssNode[]) => generate({ ...sheet, children: new List<CssNode>().fromArray(nodes) });
  return { first: text(first), later: text(later) };
}
