/** Data for the warning on copies, which the build writes into the boot script. */
export interface CloneWarning {
  /** Hashes of the site's own host names. */
  homes: readonly string[];
  /** Character codes of the canonical host, which a search and replace does not find. */
  host: readonly number[];
  /** The text around the host, and the link's. */
  words: Record<'label' | 'before' | 'after' | 'home', string>;
}

const AGAIN_MS = 1000;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** FNV-1a from two seeds: a hash hides the host name from a search and replace. */
export const hostHash = (name: string): string =>
  [0x811c9dc5, 0x9747b28c]
    .map((start) => {
      let value = start;
      for (let at = 0; at < name.length; at++) value = Math.imul(value ^ name.charCodeAt(at), 0x01000193);
      return (value >>> 0).toString(36);
    })
    .join();

/**
 * Warns, above the page and the loader, if the site is served from a host that is not its own: a copy may show other
 * contract addresses. Restores the warning if something removes it. Trailing dots, ports and loopback hosts are fine.
 */
export function warnOnClones({ homes, host, words }: CloneWarning): void {
  const name = location.hostname.replace(/\.$/, '');
  if (LOOPBACK.test(name) || homes.includes(hostHash(name))) return;
  const real = String.fromCharCode(...host);
  const bar = document.createElement('aside');
  bar.className = 'top-bar';
  bar.setAttribute('role', 'alert');
  bar.setAttribute('aria-label', words.label);
  const text = document.createElement('p');
  const link = document.createElement('a');
  link.href = `https://${real}`;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = words.home;
  text.append(words.before, real, words.after, ' ', link);
  bar.append(text);
  // Inline `!important` styles need no style sheet, and none overrides them.
  const styles = { display: 'block', position: 'sticky', top: '0', 'z-index': '2147483647', visibility: 'visible' };
  const show = () => {
    if (bar.parentElement !== document.body || !bar.textContent.includes(real)) document.body.prepend(bar);
    for (const [property, value] of Object.entries(styles)) bar.style.setProperty(property, value, 'important');
  };
  show();
  setInterval(show, AGAIN_MS);
}
