import type { CheckedSite, SiteConfig } from '../../config/site-config.ts';
import { demonstrationDefaults } from '../../config/demonstration.ts';

/** A checked configuration with every value that it leaves out: the demonstration's, or none. */
export function complete(config: SiteConfig): CheckedSite {
  return {
    ...config,
    symbol: config.symbol ?? null,
    decimals: config.decimals ?? null,
    internationalisedHosts: config.internationalisedHosts ?? [],
    botHandle: config.botHandle ?? demonstrationDefaults.botHandle,
    company: { ...config.company, legalName: config.company.legalName ?? null },
    governingLaw: config.governingLaw ?? demonstrationDefaults.governingLaw,
    contentReviewed: config.contentReviewed ?? null,
  };
}
