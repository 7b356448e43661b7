/**
 * Remembers which buttons are pressed, for the moment before React listens to them.
 *
 * @returns a function that presses them again, in the same order, and stops remembering
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
