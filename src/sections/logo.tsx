import { Link } from '../components/link.tsx';
import { site } from 'virtual:site';
import { Icon } from '../components/icon.tsx';

/** Above this length, a name does not fit beside the buttons of a phone's bar. */
export const hasLongName = site.product.length > 11;

/**
 * Shows the mark and the name, and links home.
 *
 * @param compact whether to show the mark alone on the narrowest screens
 */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <Link to="/" className={compact ? 'logo logo-compact' : 'logo'} translate="no">
      <span className=":uno-logo-mark: grid place-items-center w-8 h-8 rounded-mark bg-signal text-ink">
        <Icon name="tag" />
      </span>
      {site.product}
    </Link>
  );
}
