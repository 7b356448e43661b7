import { company, companyFacts } from '../content/company.ts';
import { Section } from './section.tsx';

/** Shows the company behind the token as its entry in the register: one plate with the file number set large. */
export function Company() {
  return (
    <Section id="company" tone="ink" title={company.title} lead={company.lead} follows>
      <dl className=":uno-register: rivets grid gap-x-16 p-[clamp(32px,5vw,64px)] border border-edge rounded-card lg:grid-cols-[8fr_4fr] [&>div]:(py-3.5 border-t border-line) [&_dt]:label [&_dd]:(text-xl font-600) lg:[&>:first-child]:border-t-0">
        {companyFacts.map(({ term, value, large }) => (
          <div
            key={term}
            className={
              large
                ? ':uno-engraved: order-first pt-0! border-t-0! lg:(row-span-3 self-center) [&>dd]:(font-mono font-400! text-engraved! break-anywhere)'
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
