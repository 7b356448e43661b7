import { holdsDemonstration, isDemonstration } from '../../config/demonstration.ts';
import type { SiteConfig } from '../../config/site-config.ts';

/** Returns the constants of `src/globals.d.ts`, which tell the bundles about the configuration beyond its values. */
export const siteDefines = (site: SiteConfig): Record<string, string> => ({
  HOLDS_DEMONSTRATION: JSON.stringify(holdsDemonstration(site)),
  DEMONSTRATION_CONTRACTS: JSON.stringify(
    site.contracts.map(({ address }) => address).filter((address) => isDemonstration(address)),
  ),
});
