/**
 * The loader's HTML: the `#`, whose strokes appear in the order of the paths, above the words. Each path runs straight
 * down from the start of its stroke, for the stroke's length; `loader.css` rotates it.
 *
 * @param word the text before the tag, escaped for HTML
 * @param product the product's name, escaped for HTML
 */
export const loaderMarkup = (word: string, product: string): string =>
  '<div id="loader" role="status"><svg viewBox="0 0 96 96" aria-hidden="true">' +
  ['M36 10v76.7', 'M70 10v76.7', 'M14 34v72', 'M10 62v72'].map((d) => `<path d="${d}"/>`).join('') +
  `</svg><p>${word} <span translate="no">#${product}</span></p></div>`;
