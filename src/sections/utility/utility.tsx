import { useState } from 'react';
import { site } from '../../../config/site.ts';
import { Differences, Marked } from '../../components/differences.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ExternalLink } from '../../components/links.tsx';
import { List } from '../../components/list.tsx';
import { Section } from '../../components/section.tsx';
import { differences, differencesTitle } from '#token/content/differences.ts';
import { comingSoon, phaseTwoCards, utility, utilityCards } from '#token/content/utility.ts';
import './utility.css';

/** Explains that early access is not open yet, and where to hear about it. */
function ComingSoon({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={comingSoon.title} text={comingSoon.text} closeLabel={comingSoon.corner}>
      <p className="grid gap-3 pt-2 sm:flex">
        <ExternalLink href={site.links.community} className="btn btn-strong" onClick={onClose}>
          {comingSoon.join}
        </ExternalLink>
        <button type="button" className="btn" onClick={onClose}>
          {comingSoon.close}
        </button>
      </p>
    </Dialog>
  );
}

/** What is planned for the app, with a button that opens the Coming Soon dialog, if early access is planned. */
function NextPhase() {
  const [open, setOpen] = useState(false);
  return (
    <div className="early grid items-center gap-x-8 gap-y-3 sm:planned sm:p-5 lg:px-8">
      <p className="label" aria-hidden="true">
        {utility.phaseTwo}
      </p>
      <List className="flex flex-wrap gap-x-6 gap-y-1" aria-label={utility.phaseTwo}>
        {phaseTwoCards.map(({ title, description }) => (
          <li key={title} className="basis-full sm:flex-1 sm:basis-40">
            <h3 className="inline pr-1 text-base sm:block">{title}</h3>
            <p className="inline text-muted sm:block">{description}</p>
          </li>
        ))}
      </List>
      {utility.earlyAccess && (
        <button type="button" className="btn scripted" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {utility.earlyAccess}
        </button>
      )}
      {open && <ComingSoon onClose={() => setOpen(false)} />}
    </div>
  );
}

/** What each phase brings, and what is planned next. */
export function Utility() {
  return (
    <Section id="utility" landmark tone="paper" title={utility.title} lead={utility.lead} follows>
      <div className="grid gap-4 lg:gap-6">
        <div className="enters phases grid gap-4 lg:gap-6">
          {utilityCards.map(({ phase, title, features }, index) => (
            <article
              key={phase}
              className={`phase flex flex-col gap-2 p-5 pb-3 lg:p-8 lg:pb-6 ${index === 0 ? 'card' : 'planned'}`}
            >
              <p className="label">{phase}</p>
              <h3 className="text-subtitle lg:pb-2">{title}</h3>
              <List className="points">
                {features.map((feature) => (
                  <li key={feature}>
                    <Marked text={feature} note="utility-differences" />
                  </li>
                ))}
              </List>
            </article>
          ))}
        </div>
        <NextPhase />
      </div>
      <Differences id="utility-differences" title={differencesTitle} differences={differences.utility} />
    </Section>
  );
}
