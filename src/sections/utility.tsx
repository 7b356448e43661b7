import { useState } from 'react';
import { Section } from '../components/section.tsx';
import { phaseTwoCards, utility, utilityCards } from '../content/utility.ts';
import { ComingSoon } from './coming-soon.tsx';

/** What the token is used for, now and later. */
export function Utility() {
  const [open, setOpen] = useState(false);
  return (
    <Section id="utility" tone="paper" title={utility.title} lead={utility.lead} follows>
      <ul className="grid gap-4 md:grid-cols-2">
        {utilityCards.map(({ phase, title, features }) => (
          <li key={phase} className="card stack-4">
            <p className="label">{phase}</p>
            <h3 className="heading text-2xl">{title}</h3>
            <ul className="details">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className="stack-6">
        <h3 className="heading">{utility.phaseTwo}</h3>
        <ul className="columns-3">
          {phaseTwoCards.map(({ title, description }) => (
            <li key={title} className="stack-2">
              <h4 className="heading">{title}</h4>
              <p className="text-muted">{description}</p>
            </li>
          ))}
        </ul>
        <p className="pt-4">
          <button type="button" className="btn btn-main" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {utility.earlyAccess}
          </button>
        </p>
      </div>
      <ComingSoon open={open} onClose={() => setOpen(false)} />
    </Section>
  );
}
