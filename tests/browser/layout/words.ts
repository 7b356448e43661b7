import type { Page } from 'playwright/test';
import { expect, setTextSize } from '../support.ts';

/** A reader's settings. */
export interface Mode {
  /** The browser's text size, in pixels. */
  textSize?: number;
  /** Whether the reader spaces the text: https://www.w3.org/TR/WCAG22/#text-spacing. */
  isSpaced?: true;
  /** The narrowest window it applies to, in pixels. */
  least?: number;
}

/** Applies a mode's text settings and opens every answer, both until the next document. */
export async function settleText(page: Page, { textSize = 16, isSpaced }: Mode): Promise<void> {
  await setTextSize(page, textSize);
  await page.evaluate((spaced) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `details::details-content { content-visibility: visible; display: block } ${
        spaced
          ? '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'
          : ''
      }`,
    );
    document.adoptedStyleSheets = [sheet];
  }, isSpaced);
}

/** The narrowest and the widest window, in pixels, and between them the first pixel of each breakpoint. */
export async function layoutsOf(page: Page, { textSize = 16, least = 320 }: Mode): Promise<number[]> {
  const conditions = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    for (const rule of rules) if ('cssRules' in rule) rules.push(...(rule.cssRules as CSSRuleList));
    return rules.flatMap((rule) => (rule instanceof CSSMediaRule ? rule.conditionText : []));
  });
  // `max-width` ends a fraction before the breakpoint.
  const breakpoints = conditions
    .flatMap((condition) => [...condition.matchAll(/([\d.]+)em/g)])
    .map(([, em]) => Math.round(Number(em) * textSize));
  expect(breakpoints.length, 'breakpoints in the style sheet').toBeGreaterThan(0);
  return [...new Set([least, ...breakpoints.filter((width) => width > least && width < 1920), 1920])];
}

/**
 * Faults at the page's current width: a word that breaks (addresses may), a text that an element or the window's edge
 * cuts off, that leaves its button or card or that overlaps another, or a page that scrolls sideways.
 */
const textFaults = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const found = new Set<string>();
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} px wide in a window of ${clientWidth}`);
    const placed: { text: string; parent: Element; layer: Element | null; box: DOMRect }[] = [];
    const range = document.createRange();
    interface Style {
      clips: boolean;
      /** Whether an ellipsis says that there is more. */
      shortens: boolean;
      scrolls: boolean;
      /** Whether its edges show. */
      isBox: boolean;
      /** Whether only assistive technology has it. */
      isForReaders: boolean;
      /** Whether it is part of a drawing, which scales its text. */
      isDrawn: boolean;
      spacing: number;
      box: DOMRect;
    }
    const styles = new Map<Element, Style>();
    const styleOf = (element: Element): Style => {
      const known = styles.get(element);
      if (known) return known;
      const { overflowX, textOverflow, borderLeftWidth, backgroundColor, display, clip, clipPath, letterSpacing } =
        getComputedStyle(element);
      const style: Style = {
        clips: /hidden|clip/.test(overflowX),
        shortens: textOverflow === 'ellipsis',
        scrolls: /auto|scroll/.test(overflowX),
        isBox: display !== 'inline' && (borderLeftWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)'),
        isForReaders: clip !== 'auto' || clipPath === 'inset(50%)',
        isDrawn: element instanceof SVGElement,
        spacing: Math.max(0, Number.parseFloat(letterSpacing) || 0),
        box: element.getBoundingClientRect(),
      };
      styles.set(element, style);
      return style;
    };
    /** Tolerance for rounding, in pixels. */
    const slack = 1;
    const isOutside = (box: DOMRect, around: DOMRect) =>
      box.left < around.left - slack || box.right > around.right + slack;
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const parent = node.parentElement!;
        const text = node.data.trim().slice(0, 40);
        if (!text || parent.closest('script,style,[inert],.skip-link,[textLength]')) continue;
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const around: Style[] = [];
        for (let at: Element | null = parent; at && at !== document.documentElement; at = at.parentElement)
          around.push(styleOf(at));
        const [{ isForReaders, isDrawn, spacing }] = around as [Style];
        const cut = around.find(({ clips }) => clips)?.box;
        const shape = around.find(({ isBox }) => isBox)?.box;
        const scrolls = around.some((style) => style.scrolls);
        const isFolded = cut && cut.height < 1;
        if (isFolded || isForReaders || isDrawn || around.some(({ shortens }) => shortens)) continue;
        // A line may break at these characters. What is too long for its line is its longest word, within two letters.
        const words = [...node.data.matchAll(/[^\s\-–—/]+/g)];
        const longest = Math.max(...words.map(([word]) => word.length));
        for (const { 0: word, index } of words.filter(([{ length }]) => length > longest - 3)) {
          if (/[@.:]\S|0x|^[1-9A-HJ-NP-Za-km-z]{30,}$/.test(word) || parent.closest('code')) continue;
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
          const [first, last] = [lines[0], lines.at(-1)];
          if (first && last!.top > first.top + first.height / 2) found.add(`“${word}” breaks inside`);
        }
        range.selectNodeContents(node);
        // A number in a circle takes all of it.
        const circle = parent.previousElementSibling;
        for (const line of range.getClientRects()) {
          if (line.width === 0) continue;
          if (!scrolls && isOutside(line, new DOMRect(0, 0, clientWidth))) found.add(`“${text}” is beyond the edge`);
          // Without the room for accents and descenders, and the spacing after the last letter.
          const letters = new DOMRect(line.x, line.y + line.height / 4, line.width - spacing, line.height / 2);
          if (cut && (isOutside(letters, cut) || letters.top < cut.top || letters.bottom > cut.bottom))
            found.add(`“${text}” is cut`);
          if (shape && isOutside(line, shape)) found.add(`“${text}” leaves its box`);
          placed.push({
            text,
            parent,
            layer: parent.closest('.sticky-bar,dialog'),
            box: circle instanceof SVGCircleElement ? circle.getBoundingClientRect() : letters,
          });
        }
      }
    }
    placed.sort((one, other) => one.box.top - other.box.top);
    for (const [index, { text, parent, layer, box }] of placed.entries()) {
      for (let next = index + 1; next < placed.length && placed[next]!.box.top < box.bottom; next++) {
        const other = placed[next]!;
        if (other.parent === parent || other.layer !== layer) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        if (across > 2) found.add(`“${text}” and “${other.text}” overlap`);
      }
    }
    return [...found];
  }, within);

/** The faults of the texts inside `within` at each of these widths, in pixels. */
export async function faultsAt(page: Page, widths: Iterable<number>, within = 'body'): Promise<string[]> {
  const faults: string[] = [];
  for (const width of new Set(widths)) {
    await page.setViewportSize({ width, height: 900 });
    for (const fault of await textFaults(page, within)) faults.push(`${width} px: ${fault}`);
  }
  return faults;
}
