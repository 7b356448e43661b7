import type { CheckedSite } from '../../config/site-config.ts';
import { cloneBar } from '../../src/content/messages.ts';
import { hostHash, type CloneWarning } from '../../src/loader/clone-warning.ts';

/**
 * Returns the host on which Google Translate shows `host`: hyphens are doubled, then dots become hyphens.
 *
 * @see https://developers.google.com/search/docs/appearance/translated-results
 */
const translationHost = (host: string): string => `${host.replaceAll('-', '--').replaceAll('.', '-')}.translate.goog`;

/** Returns the data for the warning on copies, without any host name as text, which a mirror would replace. */
export function cloneWarning({ origin, previewHosts }: CheckedSite): CloneWarning {
  const { host, hostname } = new URL(origin);
  const previews = previewHosts.map((preview) => new URL(`https://${preview}`).hostname);
  return {
    homes: [hostname, translationHost(hostname), ...previews].map(hostHash),
    host: [...host].map((character) => character.charCodeAt(0)),
    words: cloneBar,
  };
}
