import { company, companyFacts } from '../content/company.ts';
import { Section } from './section.tsx';

/** The company behind the token, as registered. */
export function Company() {
  return (
    <Section id="company" tone="ink" title={company.title} lead={company.lead} follows>
      <dl className=":uno-register: grid border border-line rounded-card md:grid-cols-[repeat(4,auto)] [&>div]:(px-7 py-6) [&>div+div]:(border-t border-line md:border-t-0 md:border-l) [&_dt]:(font-mono text-sm text-muted) [&_dd]:(text-term font-600)">
        {companyFacts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
