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
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
}
