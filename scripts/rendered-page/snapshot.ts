import type { Page } from 'playwright';
import type { Addition } from './added-by-script.ts';
import { STRANGERS } from '../../site-build/scan/strangers.ts';

/** The content of a page at one moment. */
export interface Snapshot {
  title: string;
  /** All text of the body in order, including what style sheets add. */
  text: string;
  /** The same without what is not displayed, line by line. */
  visible: string;
  /** Attributes that hold links or are read aloud, with their values. */
  attributes: readonly string[];
  /** The document without scripts and style sheets. */
  html: string;
  /** Elements that this site never uses and that could show or send anything. */
  strangers: readonly string[];
}

/** Runs in the page: takes the snapshot. `odd` is a list of elements, and a range is an input without text. */
function take(odd: readonly string[]): Snapshot {
  const names = [
    'href',
    'src',
    'srcset',
    'title',
    'alt',
    'aria-label',
    'aria-description',
    'placeholder',
    'value',
    'action',
    'content',
    'target',
    'rel',
  ];
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches('script, style')) return '';
    const [before, after] = ['::before', '::after'].map((pseudo) => {
      const { content } = getComputedStyle(node, pseudo);
      return content.startsWith('"') ? content.replaceAll(/"( ")?/g, '') : '';
    });
    return before + [...node.childNodes].map(textOf).join('') + after;
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
  const visible = document.body.innerText;
  document.adoptedStyleSheets.pop();
  const elements = [...document.querySelectorAll('*')];
  const bare = document.documentElement.cloneNode(true) as Element;
  for (const element of bare.querySelectorAll('script, style, link[integrity]')) element.remove();
  return {
    title: document.title,
    text: textOf(document.body),
    visible,
    attributes: [...document.body.querySelectorAll('*')].flatMap((element) =>
      names.flatMap((name) =>
        element.hasAttribute(name) ? [`${element.localName} ${name}="${element.getAttribute(name)}"`] : [],
      ),
    ),
    html: bare.outerHTML,
    strangers: elements
      .filter(
        (element) =>
          odd.includes(element.localName.toLowerCase()) ||
          element.matches('input:not([type="range"]), meta[http-equiv]') ||
          element.localName.includes('-') ||
          element.shadowRoot !== null,
      )
      .map((element) => `<${element.localName}>`),
  };
}

export const snapshot = (page: Page): Promise<Snapshot> => page.evaluate(take, STRANGERS.split(' '));

/** Whether any element has a shadow tree, even one closed to scripts; the browser's own do not count. */
export async function hasShadows(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  interface Node {
    shadowRoots?: { shadowRootType: string }[];
    children?: Node[];
  }
  const { root } = (await session.send('DOM.getDocument', { depth: -1, pierce: true })) as { root: Node };
  await session.detach();
  const below = (node: Node): boolean =>
    (node.shadowRoots ?? []).some(({ shadowRootType }) => shadowRootType !== 'user-agent') ||
    (node.children ?? []).some(below);
  return below(root);
}

/** The letters and digits: the sign before the product's name alternates, and the 404 page shows the requested path. */
const words = (text: string): string => text.replace(/[^\p{Letter}\p{Number}]+/gu, '');

/** Describes the first difference between two texts. */
function parting(before: string, after: string): string {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 20), at + 60);
  return `"${around(after)}" instead of "${around(before)}"`;
}

/**
 * Describes how a later snapshot of a document differs from an earlier one.
 *
 * @param added what may have come in between: all of it or nothing
 */
export function changes(before: Snapshot, after: Snapshot, added: Addition): string[] {
  const found: string[] = [];
  const [earlier, later] = [words(before.text), words(after.text)];
  if (earlier !== later && earlier !== later.replace(words(added.text), ''))
    found.push(`the text became ${parting(earlier, later)}`);
  const gone = before.attributes.filter((value) => !after.attributes.includes(value));
  const come = after.attributes.filter((value) => ![...before.attributes, ...added.attributes].includes(value));
  if (gone.length + come.length > 0)
    found.push(`an attribute became ${come.join(', ') || 'nothing'} instead of ${gone.join(', ') || 'nothing'}`);
  return found;
}
