import { READY_EVENT, SCRIPT_LOST_EVENT } from './signals.ts';

/** Repeats presses that come before the script, and shows until then that their buttons wait. */
export function keepEarlyPresses(): void {
  const pressed: HTMLElement[] = [];
  const keep = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('#root button:not([data-copy])');
    if (!button) return;
    pressed.push(button);
    button.setAttribute('aria-busy', 'true');
  };
  const end = async ({ type }: Event) => {
    removeEventListener('click', keep);
    for (const button of pressed) button.removeAttribute('aria-busy');
    for (const button of pressed.splice(0)) {
      if (type === READY_EVENT) button.click();
      // React renders in between, so that a second press finds what the first has changed.
      await Promise.resolve();
    }
  };
  addEventListener('click', keep);
  for (const type of [READY_EVENT, SCRIPT_LOST_EVENT]) addEventListener(type, (event) => void end(event));
}
