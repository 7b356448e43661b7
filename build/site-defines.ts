import { demonstrationValues } from '../config/demonstration.ts';
import type { SiteConfig } from '../config/site-config.ts';

/** What the bundles are told of the configuration beside its values: the constants of `src/globals.d.ts`. */
export const siteDefines = ({ contracts }: SiteConfig): Record<string, string> => ({
  DEMONSTRATION_CONTRACTS: JSON.stringify(
    contracts.map(({ address }) => address).filter((address) => demonstrationValues.includes(address)),
  ),
});
