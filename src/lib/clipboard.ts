/** The command that older in-app browsers allow where they refuse the clipboard API. */
function copyBySelection(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  const focused = document.activeElement;
  document.body.append(field);
  try {
    field.select();
    // Older WebKit selects nothing in a field that is read only, unless told the range.
    field.setSelectionRange(0, text.length);
    if (!document.execCommand('copy')) throw new Error('The browser refused the copy command');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Puts `text` on the clipboard; rejects where the browser lets neither way pass. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
}
