/** On the root element while sections below the first screens wait to be drawn. Its rule stands in `loader/loader.css`. */
const PIECEMEAL_CLASS = 'piecemeal';

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
    const section = document.querySelector<HTMLElement>('main>section:not([style]),.site-footer:not([style])');
    if (!section || !classList.contains(PIECEMEAL_CLASS)) return all();
    section.style.contentVisibility = 'visible';
    later(next);
  };
  addEventListener('load', () => later(next));
  // Whoever follows a link this soon is to arrive at its target.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, all, { once: true, capture: true });
}
