/** One numbered part of a legal page. */
export interface LegalPart {
  title: string;
  paragraphs: readonly string[];
}

/** What both legal pages share. */
export const legal = {
  updated: 'Last Updated: September 1, 2025',
  template: 'This text is a generic template. It needs legal review before anyone relies on it.',
  back: 'Back',
};
