import { isLoopback } from '../../config/hosts.ts';
import { site } from '../../config/site.ts';
import { ExternalLink } from '../components/external-link.tsx';
import { useClientOnly } from '../hooks/use-client-only.ts';

const canonicalHost = new URL(site.origin).host;

const isForeign = ({ hostname, host }: Location) =>
  host !== canonicalHost && !isLoopback(hostname) && !site.previewHosts.includes(host);

/** Warns on a host that is not the site's own: a copy may carry other contract addresses. */
export function CloneBar() {
  const inBrowser = useClientOnly();
  if (!inBrowser || !isForeign(location)) return null;
  return (
    <aside className="clone-bar" aria-label="Warning" role="alert">
      <p>
        This is not {canonicalHost}. Check where you are before you trust an address.{' '}
        <ExternalLink href={site.origin}>Go to the real site</ExternalLink>
      </p>
    </aside>
  );
}
