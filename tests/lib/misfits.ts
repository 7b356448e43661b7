import type { Page } from 'playwright/test';

/** Runs in the page. Finds the texts of `within` that something cuts off, that lie on another, or that widen the page. */
function misfits(within: string): string[] {
  const found = new Set<string>();
  const report = (element: Element, text: string, fault: string) => {
    const place = element.closest('main section[id], dialog, header, main, footer');
    const where = place?.id ? `#${place.id}` : (place?.localName ?? 'the page');
    found.add(`“${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}” in ${where} ${fault}`);
  };

  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    // The innermost of those that reach farthest. What is drawn after an element's text is in its scroll width alone.
    const [widest] = [...document.querySelectorAll('body *')]
      .map((element) => {
        const { left, width } = element.getBoundingClientRect();
        const inside = element instanceof HTMLElement ? element.scrollWidth : 0;
        return { element, reach: Math.round(left + Math.max(width, inside)) };
      })
      .toReversed()
      .toSorted((one, other) => other.reach - one.reach);
    const { element } = widest!;
    report(element, element.textContent, `makes the page ${scrollWidth} px wide in a window of ${clientWidth}`);
  }

  /** The nearest element around a text that hides what does not fit, and whether it is meant to. */
  interface Cutter {
    box: DOMRect;
    isMeant: boolean;
  }
  const cutters = new Map<Element, Cutter | null>();
  const cutterOf = (element: Element): Cutter | null => {
    if (element === document.documentElement) return null;
    const known = cutters.get(element);
    if (known !== undefined) return known;
    const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    // What scrolls can be read, an ellipsis says that there is more, and the rest is closed or for screen readers only.
    const isMeant = /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || box.height < 1;
    const isHiding = overflowX !== 'visible' || clipPath === 'inset(50%)';
    const cutter = isHiding ? { box, isMeant: isMeant || clipPath === 'inset(50%)' } : cutterOf(element.parentElement!);
    cutters.set(element, cutter);
    return cutter;
  };

  const lines: { node: Text; layer: Element | null; box: DOMRect }[] = [];
  for (const root of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement!;
      if (!node.data.trim() || parent.closest('script, style, svg, [inert], .skip-link, .logo-compact')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const cutter = cutterOf(parent);
      if (cutter?.isMeant) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        // Without the room for accents and descenders.
        const box = new DOMRect(x, y + height / 4, width, height / 2);
        if (width > 0) lines.push({ node, layer: parent.closest('.sticky-bar, .month, dialog'), box });
        const edge = cutter?.box ?? new DOMRect(0, box.top, clientWidth, box.height);
        // Two pixels, because letters may be spaced, and positions are rounded.
        const [left, right] = [edge.left - box.left, box.right - edge.right];
        const isCut = left > 2 || right > 2 || box.top < edge.top || box.bottom > edge.bottom;
        if (width > 0 && isCut) report(parent, node.data, 'is cut off');
      }
    }
  }
  lines.sort((one, other) => one.box.top - other.box.top);
  for (const [index, { node, layer, box }] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= box.bottom) break;
      if (other.node.parentElement === node.parentElement || other.layer !== layer) continue;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      if (across > 2) report(node.parentElement!, node.data, `overlaps “${other.node.data.trim()}”`);
    }
  }
  return [...found];
}

/** The texts inside `within` that do not fit at each of these widths, in pixels: each with its place and what is wrong. */
export async function misfitsAt(page: Page, widths: Iterable<number>, within = 'body'): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const misfit of await page.evaluate(misfits, within)) found.push(`${width} px: ${misfit}`);
  }
  return found;
}

/** What an operator can do about it. */
export const REMEDY = 'Shorten these texts, or write \\u00ad, a soft hyphen, where a long word may break';

/** Runs in the page. Shows every answer, as paper does. */
export function unfoldAnswers(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('details::details-content { content-visibility: visible; display: block }');
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page. Finds each of these texts that is broken between two lines though its block has room for it. */
export function broken(values: readonly string[]): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (const value of values) {
      const start = node.data.indexOf(value);
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + value.length);
      const lines = [...range.getClientRects()];
      const width = lines.reduce((sum, line) => sum + line.width, 0);
      const block = node.parentElement!.closest('p, li, dd, td, h1, h2, h3')!;
      if (new Set(lines.map(({ top }) => top)).size > 1 && width < block.clientWidth) found.push(block.textContent);
    }
  }
  return found;
}
