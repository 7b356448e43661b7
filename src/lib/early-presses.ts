/**
 * Keeps presses of buttons until somebody listens to them.
 *
 * @returns repeats them in their order, and keeps no more
 */
export function keepPresses(): () => void {
  const pressed: HTMLButtonElement[] = [];
  const keep = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    if (button) pressed.push(button);
  };
  addEventListener('click', keep, true);
  return () => {
    removeEventListener('click', keep, true);
    for (const button of pressed) button.click();
  };
}
