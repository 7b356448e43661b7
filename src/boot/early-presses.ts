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
  const end = ({ type }: Event) => {
    removeEventListener('click', keep);
    for (const button of pressed) button.removeAttribute('aria-busy');
    for (const button of pressed.splice(0)) if (type === READY_EVENT) button.click();
  };
  addEventListener('click', keep);
  addEventListener(READY_EVENT, end);
  addEventListener(SCRIPT_LOST_EVENT, end);
}
