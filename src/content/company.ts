import { site } from 'virtual:site';
import { formatDay } from '../lib/format.ts';

export const company = {
  title: 'A registered company stands behind it',
  lead: 'Its entry in the state’s register.',
};

/** The register's entry, in its order. */
export const companyFacts = [
  { term: 'State', value: site.company.state },
  { term: 'Incorporated', value: formatDay(site.company.incorporated) },
  { term: 'File number', value: site.company.fileNumber },
  { term: 'Status', value: 'Active' },
] as const;
