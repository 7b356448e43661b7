import { useSyncExternalStore } from 'react';
import { isLoopback } from '../../config/hosts.ts';
import { site } from '../../config/site.ts';

const canonicalHost = new URL(site.origin).host;

const isForeign = ({ hostname, host }: Location) =>
  host !== canonicalHost && !isLoopback(hostname) && !site.previewHosts.includes(host);

const never = () => () => undefined;

/** Warns on a host that is not the site's own: a copy may carry other contract addresses. */
export function CloneBar() {
  const foreign = useSyncExternalStore(
    never,
    () => isForeign(location),
    () => false,
  );
  if (!foreign) return null;
  return (
    <aside className="clone-bar" aria-label="Warning" role="alert">
      <p>
        This is not {canonicalHost}. Check where you are before you trust an address.{' '}
        <a href={site.origin} target="_blank" rel="noopener">
          Go to the real site
        </a>
      </p>
    </aside>
  );
}
