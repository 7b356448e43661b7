import { site } from '#config/site.ts';
import { formatDay } from '#config/format.ts';
import type { CompanyFact, CompanyWords } from '#shape/token.ts';

/** The company's name within a sentence. */
export const companyName = site.company.legalName ?? `the company behind ${site.product}`;

const { legalName, state, incorporated, fileNumber } = site.company;

/** Follows the company's name in the FAQ and on both legal pages. */
export const registration = `incorporated in ${state} on ${formatDay(incorporated)}, file number ${fileNumber}`;

export const company = {
  title: 'Corporate status',
  lead: 'Anyone can look up this number in',
  register: `the company register of ${state}`,
  /** In the hero, with a link to the register plate. */
  number: [legalName, `${state} file number ${fileNumber}`].filter(Boolean).join(', '),
} satisfies CompanyWords;

/** The company's entry in the register. */
export const companyFacts: readonly CompanyFact[] = [
  { term: 'File number', value: fileNumber, large: true },
  ...(legalName ? [{ term: 'Name', value: legalName }] : []),
  { term: 'State', value: state },
  { term: 'Incorporated', value: formatDay(incorporated) },
  // A claim that only the register can confirm: look it up on the day on which you review the texts.
  { term: 'Status', value: 'Active' },
];
