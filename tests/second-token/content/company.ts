import { site } from '#config/site.ts';
import { formatDay } from '#config/format.ts';
import type { CompanyFact, CompanyWords } from '#shape/token.ts';

const { state, incorporated, fileNumber } = site.company;

export const companyName = site.company.legalName!;

export const registration = `entered in the commercial register of ${state} under ${fileNumber}`;

export const company = {
  title: 'The cooperative',
  lead: 'Its entry is public, in',
  register: `the commercial register of ${state}`,
  number: `${companyName}, ${fileNumber}`,
} satisfies CompanyWords;

export const companyFacts: readonly CompanyFact[] = [
  { term: 'Register number', value: fileNumber, large: true },
  { term: 'Name', value: companyName },
  { term: 'Principality', value: state },
  { term: 'Entered', value: formatDay(incorporated) },
];
