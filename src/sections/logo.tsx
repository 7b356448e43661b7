import { Link } from '../components/link.tsx';
import { site } from 'virtual:site';
import { Icon } from '../components/icon.tsx';

/** A name that finds no place beside the buttons of a phone's bar. */
const isLong = site.product.length > 11;

/** The mark and the name; leads home. */
export function Logo() {
  return (
    <Link to="/" className={isLong ? 'logo logo-long' : 'logo'} translate="no">
      <span className="logo-mark">
        <Icon name="tag" />
      </span>
      {site.product}
    </Link>
  );
}
