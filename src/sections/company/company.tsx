import { site } from '../../../config/site.ts';
import { InlineLink } from '../../components/links.tsx';
import { Text } from '../../components/text.tsx';
import { Section } from '../../components/section.tsx';
import { company, companyFacts } from '#token/content/company.ts';
import './company.css';

const { registerUrl } = site.company;

/** The company behind the token, as a register plate with the file number in large type. */
export function Company() {
  return (
    <Section
      id="company"
      tone="ink"
      title={company.title}
      lead={
        <>
          {company.lead}{' '}
          {registerUrl ? <InlineLink href={registerUrl}>{company.register}</InlineLink> : company.register}.
        </>
      }
      split
      follows
    >
      <dl className="register card">
        {companyFacts.map(({ term, value, large }) => (
          <div
            key={term}
            className={large ? 'register-number' : 'row justify-between gap-x-4 py-2 border-t border-line'}
          >
            <dt className="label">{term}</dt>
            <dd className={large ? undefined : 'font-600'}>
              <Text>{value}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
