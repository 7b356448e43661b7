import { site } from '../../../config/site.ts';
import { InlineLink } from '../../components/links.tsx';
import { Text } from '../../components/text.tsx';
import { Section } from '../../components/section.tsx';
import { company, companyFacts } from '#token/content/company.ts';
import './company.css';

const { registerUrl } = site.company;

/** The company behind the token: the file number in large type, and the other facts in a row below it. */
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
    >
      <dl className="register row items-start gap-x-12 gap-y-3 lg:gap-x-20">
        {companyFacts.map(({ term, value, large }) => (
          <div key={term} className={large ? 'register-number basis-full pb-3 border-b border-line' : 'grow'}>
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
