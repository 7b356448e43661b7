import type { CheckedSite } from '../../config/site-config.ts';
import type { Finding } from './finding.ts';

/**
 * Opens the site in a browser, as a first and as a returning visitor, and compares what is rendered, linked and copied
 * with the configuration.
 *
 * @throws UserError if there is no browser, or the site does not open in it
 */
export async function renderedFindings(origin: string, site: CheckedSite): Promise<Finding[]> {
  // Imported here because Playwright takes a quarter of a second to load, which commands that open no page do not wait.
  const { renderedPageProblems } = await import('../rendered-page/rendered-page.ts');
  const problems = await renderedPageProblems(origin, site);
  return problems.map((text) => ({ kind: 'content', request: 'in a browser', text, visitors: [] }));
}
