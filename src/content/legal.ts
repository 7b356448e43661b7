import { site } from 'virtual:site';

/** A paragraph, a list of named points, or a sentence that ends in a mail link. */
export type LegalBlock =
  | string
  | { points: readonly (readonly [term: string, text: string])[] }
  | { text: string; email: string };

/** One numbered section of a legal page. */
export interface LegalPart {
  /** Unique within the page: the table of contents links to it. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** After “bot”: the company's other services. */
export const otherServices = site.links.docs ? ', the portal and the documentation site' : ' and the portal';

/** Text shared by both legal pages. */
export const legal = {
  updated: 'Last Updated: September 1, 2025',
  template: 'This text is a generic template.\nIt needs legal review before anyone relies on it.',
  contents: 'Contents',
  back: 'Back',
};
