/**
 * The `#`, whose strokes appear in the order of the paths. Each path runs straight down from the start of its stroke,
 * for the stroke's length; `loader.css` rotates it.
 */
const HASH = ['M36 10v76.7', 'M70 10v76.7', 'M14 34v72', 'M10 62v72'].map((d) => `<path d="${d}"/>`).join('');

/**
 * The loader's HTML: the operator's logo, which appears from left to right, or the `#`, above the words.
 *
 * @param word the text before the name, escaped for HTML
 * @param name the product's tag or name, escaped for HTML
 */
export const loaderMarkup = (
  word: string,
  name: string,
  logo: { viewBox: string; paths: string } | null = null,
): string =>
  '<div id="loader" role="status">' +
  (logo
    ? `<svg class="loader-logo" viewBox="${logo.viewBox}" aria-hidden="true">${logo.paths}</svg>`
    : `<svg viewBox="0 0 96 96" aria-hidden="true">${HASH}</svg>`) +
  `<p>${word} <span translate="no">${name}</span></p></div>`;
