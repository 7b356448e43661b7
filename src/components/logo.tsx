import { Icon } from './icon.tsx';
import { Link } from './links.tsx';

/**
 * Shows the mark and the site's name, and links home.
 *
 * @param compact whether to show the mark alone on the narrowest screens
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
