import { site } from 'virtual:site';
import { companyName } from './company.ts';
import type { LegalPart } from './legal.ts';

export const privacy = { title: 'Privacy', lead: 'We keep nothing about you.' };

export const privacyParts: readonly LegalPart[] = [
  { id: 'who', title: 'Who we are', blocks: [`${companyName}.`, { text: 'Write to', email: site.email }] },
];
