import { Icon } from './icon.tsx';
import { Link } from './links.tsx';
import './logo.css';

/**
 * The mark and the site's name, linking home.
 *
 * @param compact whether phones show the mark alone
 */
export function Logo({ name, compact = false }: { name: string; compact?: boolean }) {
  return (
    <Link to="/" className={compact ? 'logo logo-compact' : 'logo'} translate="no">
      <span className="logo-mark">
        <Icon name="mark" />
      </span>
      {name}
    </Link>
  );
}
