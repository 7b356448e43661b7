import { footer } from '#token/content/site-footer.ts';
import { Text } from '../../components/text.tsx';
import { host } from '../../../config/names.ts';

/** Names the host of the real site, for whoever is on a copy. */
export function Host() {
  return (
    <p>
      {footer.host}{' '}
      <b className="text-fg" translate="no">
        <Text>{host}</Text>
      </b>
    </p>
  );
}
