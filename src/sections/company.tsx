import { Section } from '../components/section.tsx';
import { company, companyFacts } from '../content/company.ts';

/** The longest file number, in characters, that fits in large type. */
const FITTING = 9;

/** The company behind the token, as a register plate with the file number in large type. */
export function Company() {
  return (
    <Section
      id="company"
      tone="ink"
      title={company.title}
      lead={company.lead}
      picture={
        <dl className=":uno-register: rivets p-[clamp(20px,7cqi,40px)] border border-edge rounded-card [&>div]:(row-4 justify-between py-2 border-t border-line) [&_dt]:label [&_dd]:font-600">
          {companyFacts.map(({ term, value, large }) => (
            <div
              key={term}
              className={
                large
                  ? ':uno-engraved: block! pt-0! border-t-0! [&>dd]:(font-mono font-400! leading-[1.1] tracking-[-.05em] [overflow-wrap:anywhere])'
                  : undefined
              }
            >
              <dt>{term}</dt>
              <dd className={large && (value.length > FITTING ? 'text-[8cqi]' : 'text-[min(14.5cqi,6rem)]')}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      }
      follows
    />
  );
}
