import type { CheckedSite, SiteConfig } from '../../config/site-config.ts';
import { demonstrationDefaults } from '../../config/demonstration.ts';

/** Fills in the values that a checked configuration leaves out, with the demonstration's or null. */
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
