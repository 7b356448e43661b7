import { Link } from '../components/link.tsx';
import { site } from '../../config/site.ts';
import { Icon } from '../components/icon.tsx';

/** The mark and the name; leads home. */
export function Logo() {
  return (
    <Link to="/" className="logo" translate="no">
      <span className="logo-mark">
        <Icon name="tag" />
      </span>
      {site.product}
    </Link>
  );
}
