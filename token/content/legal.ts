import { site } from '#config/site.ts';
import type { LegalWords } from '#shape/token.ts';

/** After “bot”: the company's other services. */
export const otherServices = site.links.docs ? ', the portal and the documentation site' : ' and the portal';

/** Text shared by both legal pages. */
export const legal = {
  updated: 'Last Updated: September 1, 2025',
  template: 'This text is a generic template that needs legal review.',
  contents: 'Contents',
  back: 'Back',
} satisfies LegalWords;
