/**
 * Inserts the rules that the prerendered landing page has no use for (dialogs, the sticky bar, highlights, other pages),
 * which its document preloads in a file of their own. Other documents contain them.
 *
 * @throws if the file does not arrive, or is not the one whose hash the policy names
 */
export async function insertLaterStyles(): Promise<void> {
  // By its name: an extension or an in-app browser may have added a preload of its own.
  const preload = document.querySelector<HTMLLinkElement>('link[href^="/assets/later-"]');
  if (!preload) return;
  const style = document.createElement('style');
  style.textContent = await (await fetch(preload.href)).text();
  document.head.append(style);
  if (!style.sheet) throw new Error(`The browser refused ${preload.href}.`);
}
