import { isLoopback } from '../../config/hosts.ts';
import { site } from 'virtual:site';
import { ExternalLink } from '../components/external-link.tsx';
import { cloneBar } from '../content/clone-bar.ts';
import { useClientOnly } from '../hooks/use-client-only.ts';

const canonicalHost = new URL(site.origin).host;

const isForeign = ({ hostname, host }: Location) =>
  host !== canonicalHost && !isLoopback(hostname) && !site.previewHosts.includes(host);

/** Warns on a host that is not the site's own: a copy may carry other contract addresses. */
export function CloneBar() {
  const inBrowser = useClientOnly();
  if (!inBrowser || !isForeign(location)) return null;
  return (
    <aside className="clone-bar" aria-label={cloneBar.label} role="alert">
      <p>
        {cloneBar.text} <ExternalLink href={site.origin}>{cloneBar.home}</ExternalLink>
      </p>
    </aside>
  );
}
