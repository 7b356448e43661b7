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

/** Whether a host name, as a browser has it in `location`, is one of the site's homes or this machine. */
function isHome(hostname: string, homes: readonly string[]): boolean {
  const name = hostname.replace(/(\.translate\.goog)?\.?$/, '');
  return LOOPBACK.test(name) || homes.includes(name);
}

/**
 * Warns, above the page and the loader, if the site is served from a host that is not its own: a copy may show other
 * contract addresses.
 */
export function warnOnClones({ origin, host, homes, words }: CloneWarning): void {
  if (isHome(location.hostname, homes)) return;
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
