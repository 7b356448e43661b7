/** On the root element while sections below the first screens wait to be drawn; the rule is in `loader/loader.css`. */
const PIECEMEAL_CLASS = 'piecemeal';
/** On each part of the page that no longer waits. */
const DRAWN_ATTRIBUTE = 'data-drawn';
const WAITING = `main>section+section:not([${DRAWN_ATTRIBUTE}]),.site-footer:not([${DRAWN_ATTRIBUTE}])`;

/**
 * Lets a browser paint the hero of the landing page without styling and laying out all the others first; they
 * follow after load, one whenever there is time. Not where the page opens further down, at a hash or at the place of
 * an earlier visit: the estimated heights above would mislead it.
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
  // Whoever follows a link this soon is to arrive at its target.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, all, { once: true, capture: true });
}
