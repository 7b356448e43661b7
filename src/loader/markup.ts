/**
 * Returns the loader as HTML: a `#` that draws itself stroke by stroke, in the order of the paths, above the words.
 *
 * @param word the text before the tag, escaped for HTML
 * @param product the product's name, escaped for HTML
 */
export const loaderMarkup = (word: string, product: string): string =>
  '<div id="loader" role="status"><svg viewBox="0 0 96 96" aria-hidden="true">' +
  ['M36 10 26 86', 'M70 10 60 86', 'M14 34H86', 'M10 62H82'].map((d) => `<path d="${d}" pathLength="1"/>`).join('') +
  `</svg><p>${word} <span translate="no">#${product}</span></p></div>`;
