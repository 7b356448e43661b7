/*
 * How the page changes with the document's direction. `reversed` and `placesInside` are sent there as source, so they
 * can use only the page.
 */

/** Finds addresses, handles, commands and figures with units whose characters do not run from left to right. */
export function reversed(): string[] {
  const token =
    /0x[\da-f]{40}|[1-9a-z]{40,}|@\w+(?: \w+ [\d.]+ \w+ \w+ @\w+)?|[<+$#]?\d[\d.,]*(?:[–/-]\d+)?[%+]*[a-z]?/gi;
  const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(token)) {
      const boxes = [...word].map((_, at) => {
        range.setStart(text, index + at);
        range.setEnd(text, index + at + 1);
        return range.getBoundingClientRect();
      });
      const isReversed = boxes.some(({ left, top }, at) => {
        const last = boxes[at - 1];
        return last && Math.abs(top - last.top) < 2 && left < last.left - 0.5;
      });
      if (isReversed) found.push(`${word} in “${text.parentElement!.textContent.slice(0, 40)}”`);
    }
  }
  return found;
}

/** A part of a chart or address, and its left, top, width and height within the whole, in pixels. */
interface Place {
  part: string;
  box: readonly number[];
}

/** The parts that have moved by more than a pixel, the tolerance for rounding. */
export const displaced = (before: readonly Place[], after: readonly Place[]): unknown[] =>
  before
    .map(({ part, box }, index) => ({ part, box, now: after[index] }))
    .filter(({ part, box, now }) => now?.part !== part || box.some((edge, at) => Math.abs(edge - now.box[at]!) > 1));

/** The place of every part of each chart and address within it. */
export function placesInside(): Place[] {
  const wholes = [
    ...document.querySelectorAll(
      'main figure > svg, main table svg, .years, .period-block, .address, main p[dir="ltr"]',
    ),
  ];
  return wholes.flatMap((whole) => {
    const { left, top } = whole.getBoundingClientRect();
    return [...whole.querySelectorAll('*:not(wbr, linearGradient, stop)')].map((part) => {
      const box = part.getBoundingClientRect();
      return {
        part: `${part.tagName} ${part.textContent.slice(0, 20)} of ${whole.getAttribute('class')}`,
        box: [box.left - left, box.top - top, box.width, box.height],
      };
    });
  });
}
