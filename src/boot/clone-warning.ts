/** Data for the warning on copies, which the build writes into the boot script. */
export interface CloneWarning {
  /** Where the real site is. */
  origin: string;
  /** Its host, in its own letters. */
  host: string;
  /** Host names that serve the site itself, and its label at Google Translate. */
  homes: readonly string[];
  /** The text around the host, and the link's. */
  words: Record<'label' | 'before' | 'after' | 'home', string>;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Warns, above the page and the loader, if the site is served from a host that is not its own: a copy may show other
 * contract addresses. Trailing dots, ports and loopback hosts are fine.
 */
export function warnOnClones({ origin, host, homes, words }: CloneWarning): void {
  const name = location.hostname.replace(/(\.translate\.goog)?\.?$/, '');
  if (LOOPBACK.test(name) || homes.includes(name)) return;
  const bar = document.createElement('aside');
  bar.className = 'top-bar';
  bar.setAttribute('role', 'alert');
  bar.setAttribute('aria-label', words.label);
  const link = document.createElement('a');
  link.href = origin;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = words.home;
  bar.append(words.before, host, words.after, ' ', link);
  document.body.prepend(bar);
}
