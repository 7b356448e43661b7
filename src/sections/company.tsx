import { company, companyFacts } from '../content/company.ts';
import { Section } from './section.tsx';

/** The company behind the token, as registered. */
export function Company() {
  return (
    <Section id="company" tone="ink" title={company.title} lead={company.lead} follows>
      <dl className="register">
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
