import { allowedUrls } from '../../site-build/scan/allowed-urls.ts';
import { foreignIn } from '../../site-build/scan/findings.ts';
import { markupReadings } from '../../site-build/scan/readings/markup.ts';
import { joined, textReading } from '../../site-build/scan/readings/reading.ts';
import { documentFaults } from '../../site-build/scan/shown-addresses.ts';
import type { SiteRoute } from '../../config/routes.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import type { Snapshot } from './snapshot.ts';

/** Describes everything in a snapshot that does not follow from the configuration. */
export function judge(
  { title, text, visible, html, strangers }: Snapshot,
  route: SiteRoute,
  site: CheckedSite,
): string[] {
  const urls = allowedUrls(site, `client${route.file}`);
  const lines = visible.split('\n');
  const readings = [...markupReadings(html), joined([text]), ...lines.map(textReading), joined(lines)];
  const foreign = foreignIn(readings, site, { values: [], urls });
  return [
    ...(title === route.title ? [] : [`the title is "${title}" instead of "${route.title}"`]),
    ...foreign.map((found) => `it contains ${found}`),
    ...strangers.map((element) => `it contains a ${element}`),
    ...(route.id === 'home' ? documentFaults(html, site) : []),
  ];
}
