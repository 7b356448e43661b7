import type { LegalPart } from '#shape/token.ts';

export const terms = { title: 'Terms', lead: 'Tips are gifts.' };

export const termsParts: readonly LegalPart[] = [
  { id: 'gifts', title: 'Gifts', blocks: [{ points: [['Signed', 'A tip that is signed cannot be taken back.']] }] },
];
