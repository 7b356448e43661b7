import { site } from '#config/site.ts';
import { companyName } from './company.ts';
import type { LegalPart } from '#shape/token.ts';

export const privacy = { title: 'Privacy', lead: 'We keep nothing about you.' };

export const privacyParts: readonly LegalPart[] = [
  { id: 'who', title: 'Who we are', blocks: [`${companyName}.`, { text: 'Write to', email: site.email }] },
];
