import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { joined, textReading, type Reading } from './reading.ts';
import { jsonReadings } from './json.ts';
import { scriptReadings } from './script.ts';
import { styleReadings, styleStrings, styleUrls } from './style.ts';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Inline elements: a reader sees the text that they split as one. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup text textpath time tspan tt u var wbr'.split(
    ' ',
  ),
);
const URL_ATTRIBUTES = new Set(
  'href src action formaction poster data cite background ping manifest longdesc icon usemap profile codebase classid lowsrc dynsrc from to values xml:base'.split(
    ' ',
  ),
);
const URL_PROPERTIES = /^(?:og:url|og:image(?::url|:secure_url)?|twitter:image|twitter:url)$/;

/** Returns every element below a node in document order, including templates' contents. */
export function elementsBelow(node: Node): Element[] {
  const children = [
    ...('childNodes' in node ? node.childNodes : []),
    ...('content' in node ? [node.content as Node] : []),
  ];
  return children.flatMap((child) => [...('tagName' in child ? [child as Element] : []), ...elementsBelow(child)]);
}

/** Returns the text below a node. */
export function textBelow(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textBelow).join('') : '';
}

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;

const elementUrls = (element: Element): string[] =>
  element.attrs.flatMap(({ name, value }) => {
    if (URL_ATTRIBUTES.has(name))
      return name === 'values' ? value.split(';') : name === 'ping' ? value.split(/\s+/) : [value];
    if (name === 'srcset' || name === 'imagesrcset')
      return value.split(',').map((entry) => entry.trim().split(/\s+/)[0]!);
    if (name === 'style') return styleUrls(value);
    if (name === 'content' && URL_PROPERTIES.test(attribute(element, 'property') ?? attribute(element, 'name') ?? ''))
      return [value];
    return [];
  });

const contentReadings = (element: Element): Reading[] => {
  const content = textBelow(element);
  if (element.tagName === 'style')
    return [...styleReadings(content), ...styleUrls(content).map((text): Reading => ({ text, kind: 'url' }))];
  if (content.trim() === '') return [];
  return /json|importmap|speculationrules/i.test(attribute(element, 'type') ?? '')
    ? jsonReadings(content)
    : scriptReadings(content);
};

/** Tells whether a style sheet or an attribute takes an element out of view, as far as the markup itself says. */
const isHidden = (node: Node): boolean =>
  'attrs' in node &&
  node.attrs.some(
    ({ name, value }) =>
      name === 'hidden' || (name === 'style' && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(value)),
  );

/** Returns the text line by line: inline elements and comments do not split it, anything else does. */
function linesOf(node: Node, lines: string[], comments: string[], seen = false): void {
  if (seen && isHidden(node)) return;
  if (node.nodeName === '#text') lines[lines.length - 1] += (node as DefaultTreeAdapterTypes.TextNode).value;
  if (node.nodeName === '#comment') comments.push((node as DefaultTreeAdapterTypes.CommentNode).data);
  if (node.nodeName === 'script' || node.nodeName === 'style') return;
  const breaks = !INLINE.has(node.nodeName.toLowerCase()) && !node.nodeName.startsWith('#');
  if (breaks) lines.push('');
  for (const child of 'childNodes' in node ? node.childNodes : []) linesOf(child, lines, comments, seen);
  if ('content' in node) linesOf(node.content as Node, lines, comments, seen);
  if (breaks) lines.push('');
}

/** Style sheets can display their strings before or after any text. */
function joinedStyles(elements: readonly Element[], lines: readonly string[]): Reading[] {
  const sheets = elements.filter(({ tagName }) => tagName === 'style').map(textBelow);
  const strings = sheets.flatMap(styleStrings).filter((text) => /\w/.test(text));
  return strings.length === 0 ? [] : [joined([...strings, ...lines]), joined([...lines, ...strings])];
}

/** Returns an element's attributes that only a style sheet displays, before and after its text. */
function displayed(element: Element): Reading[] {
  const data = element.attrs.flatMap(({ name, value }) => (name.startsWith('data-') && value !== '' ? [value] : []));
  const text = textBelow(element);
  return data.length === 0 || text === '' ? [] : [joined([...data, text]), joined([text, ...data])];
}

/** Reads HTML or SVG: text by line and joined, attributes, comments, and scripts and styles in their own languages. */
export function markupReadings(markup: string, isDocument = true): Reading[] {
  const root: Node = isDocument ? parse(markup) : parseFragment(markup);
  const lines = [''];
  const comments: string[] = [];
  linesOf(root, lines, comments);
  const visible = [''];
  linesOf(root, visible, [], true);
  const elements = elementsBelow(root);
  const values = elements.map(({ attrs }) => attrs.map(({ value }) => value));
  return [
    { text: markup, kind: 'source' },
    ...[...lines, ...visible, ...comments, ...values.flat()].filter((text) => text.trim() !== '').map(textReading),
    joined(lines),
    joined(comments),
    ...values.filter((list) => list.length > 1).map(joined),
    // A style sheet can display an attribute beside the text, or one string of its own.
    ...elements.filter(({ attrs }) => attrs.length > 0).flatMap(displayed),
    ...elements.flatMap(elementUrls).map((text): Reading => ({ text, kind: 'url' })),
    ...elements.filter(({ tagName }) => tagName === 'script' || tagName === 'style').flatMap(contentReadings),
    ...elements.flatMap((element) => styleReadings(attribute(element, 'style') ?? '')),
    ...joinedStyles(elements, lines),
  ];
}

/** Returns every element in a fragment of markup. */
export const elementsIn = (markup: string): Element[] => elementsBelow(parseFragment(markup));
