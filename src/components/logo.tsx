import { withIcon } from './icon.tsx';
import { Link } from './links.tsx';
import './logo.css';

const LOGO = 'logo inline-flex items-center gap-3 min-w-11 min-h-11 font-600 no-underline';

/**
 * The mark and the site's name, linking home.
 *
 * @param compact whether phones show the mark alone
 */
export function Logo({ name, compact = false }: { name: string; compact?: boolean }) {
  return (
    <Link to="/" className={compact ? `${LOGO} logo-compact` : LOGO} translate="no">
      <span className={`${withIcon('mark')} justify-center w-8 h-8 rounded-badge bg-signal text-on-signal text-base`} />
      {name}
    </Link>
  );
}
