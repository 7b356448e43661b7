import { site } from 'virtual:site';
import { formatDay } from '../lib/format.ts';

/** The company's name within a sentence. */
export const companyName = site.company.legalName ?? `the company behind ${site.product}`;

export const company = {
  title: 'Corporate status',
  lead: 'Anyone can look up this number in',
  register: `the company register of ${site.company.state}`,
  /** In the hero, with a link to the register plate. */
  number: [site.company.legalName, `${site.company.state} file number ${site.company.fileNumber}`]
    .filter(Boolean)
    .join(', '),
};

interface CompanyFact {
  term: string;
  value: string;
  /** Shown in large type. */
  large?: true;
}

/** The company's entry in the register. */
export const companyFacts: readonly CompanyFact[] = [
  { term: 'File number', value: site.company.fileNumber, large: true },
  ...(site.company.legalName ? [{ term: 'Name', value: site.company.legalName }] : []),
  { term: 'State', value: site.company.state },
  { term: 'Incorporated', value: formatDay(site.company.incorporated) },
  { term: 'Status', value: 'Active' },
];
