import type { Page } from 'playwright';

/** Runs in the page: describes how addresses on the cards look different from their text. */
function look(addresses: readonly string[]): string[] {
  const faults: string[] = [];
  const sheet = new CSSStyleSheet();
  // An overlay that lets presses through would not be found at its place.
  sheet.replaceSync('* { content-visibility: visible !important; pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);
  for (const address of addresses) {
    const element = [...document.querySelectorAll<HTMLElement>('code.address')].find(
      ({ textContent }) => textContent === address,
    );
    if (!element) {
      faults.push(`no card shows ${address}`);
      continue;
    }
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (element.innerText !== address) faults.push(`${address} is displayed as ${element.innerText}`);
    const within = [element, ...element.querySelectorAll('*')];
    const around: Element[] = [];
    for (let each: Element | null = element; each; each = each.parentElement) around.push(each);
    const isAdded = within.some((each) =>
      ['::before', '::after'].some((pseudo) => !['none', 'normal'].includes(getComputedStyle(each, pseudo).content)),
    );
    if (isAdded) faults.push(`a style sheet adds text to ${address}`);
    const isFaint = [...within, ...around].some((each) => {
      const { opacity, filter, clipPath, maskImage } = getComputedStyle(each);
      return Number(opacity) < 0.9 || filter !== 'none' || clipPath !== 'none' || !['none', ''].includes(maskImage);
    });
    const { fontSize, color } = getComputedStyle(element);
    const isClear = /^rgba?\([^)]*[,/] ?0(?:\.\d+)?\)$/.test(color);
    if (isFaint || isClear || Number.parseFloat(fontSize) < 9)
      faults.push(`${address} is displayed too faint or small to read`);
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const places: DOMRect[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (let at = 0; at < text.length; at++) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        places.push(range.getBoundingClientRect());
      }
    }
    const inOrder = places.every((place, index) => {
      const last = places[index - 1];
      return (
        !last || place.top > last.bottom - 1 || (Math.abs(place.top - last.top) < 2 && place.left >= last.right - 1)
      );
    });
    if (!inOrder) faults.push(`the characters of ${address} are not displayed in order`);
    const covered = places.some(({ left, top, width, height }) => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return width < 1 || !hit || !element.contains(hit);
    });
    if (covered) faults.push(`something covers ${address}, or hides it`);
  }
  document.adoptedStyleSheets.pop();
  return faults;
}

/** Describes how the addresses that are visible on the landing page differ from the configured ones. */
export const addressesShown = (page: Page, addresses: readonly string[]): Promise<string[]> =>
  page.evaluate(look, addresses);
