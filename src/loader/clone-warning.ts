/** What the warning on copies needs; written into the boot script when the site is built. */
export interface CloneWarning {
  /** Hashes of the host names on which the site is at home. */
  homes: readonly string[];
  /** Character codes of the canonical host: whoever replaces it in every text does not find it here. */
  host: readonly number[];
  /** Around the host, and on the link. */
  words: Record<'label' | 'before' | 'after' | 'home', string>;
}

const AGAIN_MS = 1000;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Two runs of FNV-1a from different starts: a host name cannot be found and replaced in its hash. */
export const hostHash = (name: string): string =>
  [0x811c9dc5, 0x9747b28c]
    .map((start) => {
      let value = start;
      for (let at = 0; at < name.length; at++) value = Math.imul(value ^ name.charCodeAt(at), 0x01000193);
      return (value >>> 0).toString(36);
    })
    .join();

/**
 * Warns, above the page and the loader, where the site is served from a host that is not its own: a copy may carry other
 * contract addresses. It is put back when something removes it. Says nothing on a home's name with a final dot or
 * another port, nor on this machine.
 */
export function warnOnClones({ homes, host, words }: CloneWarning): void {
  const name = location.hostname.replace(/\.$/, '');
  if (LOOPBACK.test(name) || homes.includes(hostHash(name))) return;
  const real = String.fromCharCode(...host);
  const bar = document.createElement('aside');
  bar.className = 'clone-bar';
  bar.role = 'alert';
  bar.ariaLabel = words.label;
  const text = document.createElement('p');
  const link = document.createElement('a');
  link.href = `https://${real}`;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = words.home;
  text.append(words.before, real, words.after, ' ', link);
  bar.append(text);
  // In script, so that no style sheet is needed and none is stronger.
  const styles = { display: 'block', position: 'sticky', top: '0', 'z-index': '2147483647', visibility: 'visible' };
  const show = () => {
    if (bar.parentElement !== document.body || !bar.textContent.includes(real)) document.body.prepend(bar);
    for (const [property, value] of Object.entries(styles)) bar.style.setProperty(property, value, 'important');
  };
  show();
  setInterval(show, AGAIN_MS);
}
