import { company, companyFacts } from '../content/company.ts';
import { Opening } from '../components/opening.tsx';
import { Section } from '../components/section.tsx';

/** Shows the company behind the token as its entry in the register: one plate with the file number set large. */
export function Company() {
  return (
    <Section
      id="company"
      tone="ink"
      title={company.title}
      lead={company.lead}
      picture={
        // A seal.
        <Opening>
          <span className=":uno-seal: grid place-items-center w-1.8em h-1.8em border-6 border-double border-edge rounded-circle text-.55em text-signal">
            #
          </span>
        </Opening>
      }
      follows
      layout="split"
    >
      <dl className=":uno-register: rivets p-[clamp(32px,4vw,56px)] border border-edge rounded-card [&>div]:(row-4 justify-between py-2.5 border-t border-line) [&_dt]:label [&_dd]:font-600">
        {companyFacts.map(({ term, value, large }) => (
          <div
            key={term}
            className={
              large
                ? ':uno-engraved: block! pt-0! border-t-0! [&>dd]:(font-mono font-400! text-engraved! break-anywhere)'
                : undefined
            }
          >
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
