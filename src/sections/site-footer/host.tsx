import { site } from 'virtual:site';
import { footer } from '../../content/site-footer.ts';

/** Names the host of the real site, for whoever is on a copy. */
export function Host() {
  return (
    <p>
      {footer.host}{' '}
      <b className="text-fg" translate="no">
        {new URL(site.origin).host}
      </b>
    </p>
  );
}
