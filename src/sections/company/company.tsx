import { Section } from '../../components/section.tsx';
import { company, companyFacts } from '../../content/company.ts';
import './company.css';

/** The company behind the token, as a register plate with the file number in large type. */
export function Company() {
  return (
    <Section
      id="company"
      tone="ink"
      title={company.title}
      lead={company.lead}
      picture={
        <dl className="register">
          {companyFacts.map(({ term, value, large }) => (
            <div key={term} className={large && 'register-number'}>
              <dt className="label">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      }
      follows
    />
  );
}
