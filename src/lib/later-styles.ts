/** Path by which the prerendered markup links the styles of what follows it; the build puts the file's own in its place. */
export const LATER_STYLES = '/assets/later.css';

/** By its name: an extension or an in-app browser may have added a style sheet of its own. */
const linked = () => document.querySelector<HTMLLinkElement>('#root link[href^="/assets/later-"]');

/** Returns the path that the link in this document has, or null if the document contains all styles itself. */
export const laterStylesHref = (): string | null =>
  import.meta.env.SSR ? LATER_STYLES : (linked()?.getAttribute('href') ?? null);

/** Browsers differ in what they make of a style sheet that did not load: null, an empty one, or one that throws. */
function hasArrived({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet!.cssRules.length > 0;
  } catch {
    return false;
  }
}

async function keep(link: HTMLLinkElement): Promise<void> {
  const copy = link.cloneNode() as HTMLLinkElement;
  await new Promise((resolve, reject) => {
    copy.addEventListener('load', resolve);
    copy.addEventListener('error', () => {
      copy.remove();
      reject(new Error(`The styles at ${copy.href} did not load.`));
    });
    document.head.append(copy);
  });
}

/**
 * Loads the linked styles once more if they did not arrive with the document.
 *
 * @throws if they do not load now either, or are not what the document says
 */
export async function retryLaterStyles(): Promise<void> {
  const link = linked();
  if (link && !hasArrived(link)) await keep(link);
}

/**
 * Links the styles from the head too, before another page takes the place of the one that links them.
 *
 * @throws if they do not load
 */
export async function keepLaterStyles(): Promise<void> {
  const link = linked();
  if (link) await keep(link);
}
