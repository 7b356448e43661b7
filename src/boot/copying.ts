/** Copies with `execCommand`, which older in-app browsers allow even when they refuse the clipboard API. */
function copyBySelection(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  const focused = document.activeElement;
  document.body.append(field);
  try {
    field.select();
    // Older WebKit selects nothing in a field without a range: https://github.com/microsoft/pxt/pull/2350.
    field.setSelectionRange(0, text.length);
    if (!document.execCommand('copy')) throw new Error('The browser refused the copy command');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Puts `text` on the clipboard; rejects if the browser allows neither way. */
async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
}

/** How long a button says that it has copied. */
const COPIED_MS = 2000;

/** Swaps what a copy button shows and its name for what it says after copying, or back. */
function swap(button: HTMLElement): void {
  const words = [...button.children, ...button.nextElementSibling!.children];
  for (const word of words) word.toggleAttribute('hidden');
  const name = button.getAttribute('aria-label')!;
  button.setAttribute('aria-label', button.dataset.swap!);
  button.dataset.swap = name;
}

/**
 * Makes every copy button work, from before the entry script has arrived until after it has failed. It changes
 * attributes only: React would discard a page whose text is not what it rendered. Failures are only logged.
 */
export function copyOnPress(): void {
  const timers = new Map<HTMLElement, number>();
  const copy = async ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (!button) return;
    try {
      await copyText(button.dataset.copy!);
    } catch (error) {
      console.error('Failed to copy', error);
      return;
    }
    if (!timers.has(button)) swap(button);
    clearTimeout(timers.get(button));
    const end = () => {
      timers.delete(button);
      swap(button);
    };
    timers.set(button, setTimeout(end, COPIED_MS));
  };
  addEventListener('click', (event) => void copy(event));
}
