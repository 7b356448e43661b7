import { Icon } from './icon.tsx';
import { Link } from './links.tsx';

/**
 * The mark and the site's name, linking home.
 *
 * @param compact whether phones show the mark alone
 */
export function Logo({ name, compact = false }: { name: string; compact?: boolean }) {
  return (
    <Link to="/" className={compact ? 'logo logo-compact' : 'logo'} translate="no">
      <span className=":uno-logo-mark: grid place-items-center w-8 h-8 rounded-mark bg-signal text-on-signal">
        <Icon name="tag" />
      </span>
      {name}
    </Link>
  );
}
