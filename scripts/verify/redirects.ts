import { loadSite } from '../../site-build/config/load.ts';
import { main } from '../lib/main.ts';
import { findingLines } from './finding.ts';
import { redirectFindings } from './zone.ts';

/** For the deploy workflow, before a version is promoted: checks whether the domain redirects visitors to https. */
await main(async () => {
  const findings = await redirectFindings(await loadSite());
  if (findings.length > 0) console.error(findingLines(findings).join('\n'));
  return findings.length > 0 ? 1 : 0;
});
