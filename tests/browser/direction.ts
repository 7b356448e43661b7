/*
 * Run in the page, to see what another direction of the document does to it. Each is sent as source, so it uses only its
 * arguments and the page.
 */

/** Addresses, handles, commands and figures with their units whose characters do not run from left to right. */
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

/** Where the parts of every chart and address are within it, in whole pixels. */
export function placesInside(): string[] {
  const wholes = [
    ...document.querySelectorAll(
      'main figure > svg:not(.sr-only), .schedule-plot, .track, .track-years, .donut, .address',
    ),
  ];
  return wholes.flatMap((whole) => {
    const { left, top } = whole.getBoundingClientRect();
    return [...whole.querySelectorAll('*')].map((part) => {
      const box = part.getBoundingClientRect();
      const place = [box.left - left, box.top - top, box.width, box.height].map(Math.round).join(' ');
      return `${part.tagName} ${part.textContent.slice(0, 20)} of ${whole.getAttribute('class')}: ${place}`;
    });
  });
}
