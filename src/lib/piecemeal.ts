/** On the root element while sections below the first screens wait to be drawn; the rule is in `loader/loader.css`. */
const PIECEMEAL_CLASS = 'piecemeal';
/** On each part of the page that has been drawn. */
const DRAWN_ATTRIBUTE = 'data-drawn';
const WAITING = `main>section+section:not([${DRAWN_ATTRIBUTE}]),.site-footer:not([${DRAWN_ATTRIBUTE}])`;

/**
 * Lets a browser paint the landing page's hero without first styling and laying out the other sections, which follow
 * one by one after load, whenever the browser is idle. It does nothing if the page opens further down, at a hash or a
 * restored position: the estimated heights above would put it in the wrong place.
 */
export function drawPiecemeal(): void {
  const { classList } = document.documentElement;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== 'navigate') return;
  classList.add(PIECEMEAL_CLASS);
  const later = window.requestIdleCallback ?? setTimeout;
  const all = () => classList.remove(PIECEMEAL_CLASS);
  const next = () => {
    const section = document.querySelector(WAITING);
    if (!section || !classList.contains(PIECEMEAL_CLASS)) return all();
    section.toggleAttribute(DRAWN_ATTRIBUTE, true);
    later(next);
  };
  addEventListener('load', () => later(next));
  // A link followed this early still has to arrive at its target.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, all, { once: true, capture: true });
}
