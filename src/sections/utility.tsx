import { useState } from 'react';
import { phaseTwoCards, utility, utilityCards } from '../content/utility.ts';
import { ComingSoon } from './coming-soon.tsx';
import { Section } from './section.tsx';

/** What the token is used for, now and later. */
export function Utility() {
  const [open, setOpen] = useState(false);
  return (
    <Section id="utility" tone="paper" title={utility.title} lead={utility.lead} follows>
      <div className="grid gap-cards lg:grid-cols-3">
        {utilityCards.map(({ phase, title, features }) => (
          <article key={phase} className="card stack-4">
            <p className="label">{phase}</p>
            <h3 className="heading-lg">{title}</h3>
            <ul className="details">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </article>
        ))}
        <div className=":uno-early: flex flex-col items-start justify-between gap-6 p-8 rounded-card bg-signal text-ink">
          <div className="stack-3">
            <p className="font-mono text-sm leading-5">{utility.earlyLabel}</p>
            <h3 className="heading-lg">{utility.earlyTitle}</h3>
          </div>
          <button
            type="button"
            className="btn bg-ink border-ink text-paper scripted"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {utility.earlyAccess}
          </button>
        </div>
      </div>
      <div className="stack-6">
        <h3 className="heading">{utility.phaseTwo}</h3>
        <ul className=":uno-phases: enters grid gap-x-6 gap-y-8 lg:grid-cols-3">
          {phaseTwoCards.map(({ title, description }) => (
            <li key={title} className="stack-2">
              <h4 className="heading">{title}</h4>
              <p className="text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </div>
      <ComingSoon open={open} onClose={() => setOpen(false)} />
    </Section>
  );
}
