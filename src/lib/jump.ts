/** Longer than any engine takes to stand where it has said it would. */
const SETTLE_MS = 300;

/**
 * Lets the page stand where it is to without scrolling there: a browser takes a style sheet's smooth scrolling for
 * places of its own choice too, a fragment of the first document and the place that Back returns to.
 */
export function jump(): void {
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  const settled = () => setTimeout(() => (style.scrollBehavior = ''), SETTLE_MS);
  if (document.readyState === 'complete') settled();
  else addEventListener('load', settled);
}
