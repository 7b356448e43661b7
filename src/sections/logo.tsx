import { Link } from '../components/link.tsx';
import { site } from 'virtual:site';
import { Icon } from '../components/icon.tsx';

/** A name that finds no place beside the buttons of a phone's bar. */
export const hasLongName = site.product.length > 11;

/**
 * The mark and the name; leads home.
 *
 * @param compact whether the narrowest screens have room for the mark only
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
