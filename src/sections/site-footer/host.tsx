import { footer } from '#token/content/site-footer.ts';
import { host } from '../../../config/names.ts';

/** Names the host of the real site, for whoever is on a copy. */
export function Host() {
  return (
    <p>
      {footer.host}{' '}
      <b className="text-fg" translate="no">
        {host}
      </b>
    </p>
  );
}
