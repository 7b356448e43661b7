import { useState } from 'react';
import { site } from '../../../config/site.ts';
import { Marked } from '../../components/differences.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ExternalLink } from '../../components/links.tsx';
import { Identicon } from '../../components/identicon.tsx';
import { List } from '../../components/list.tsx';
import { BotFace } from '../../components/payment.tsx';
import { AppDrawing } from '../../components/phone.tsx';
import { Section } from '../../components/section.tsx';
import { PAYEE, PAYER, SIGNATURE } from '#token/content/example.ts';
import { comingSoon, phaseTwoCards, utility, utilityCards } from '#token/content/utility.ts';
import type { UtilityCard } from '../../../shape/token.ts';
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

/** The button that opens the Coming Soon dialog, if early access is planned. */
function EarlyAccess({ className = '' }: { className?: string }) {
  const [open, setOpen] = useState(false);
  if (utility.earlyAccess === null) return null;
  return (
    <>
      <button
        type="button"
        className={`btn scripted print:hidden ${className}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {utility.earlyAccess}
      </button>
      {open && <ComingSoon onClose={() => setOpen(false)} />}
    </>
  );
}

/** What is planned, below the phases, where none of them is the app. */
function NextPhase() {
  return (
    <div className="early grid items-center gap-x-8 gap-y-3 sm:planned sm:p-5 lg:px-8">
      {utility.phaseTwo && (
        <p className="label" aria-hidden="true">
          {utility.phaseTwo}
        </p>
      )}
      <List className="flex flex-wrap gap-x-6 gap-y-1" aria-label={utility.phaseTwo}>
        {phaseTwoCards.map(({ title, description }) => (
          <li key={title} className="basis-full sm:flex-1 sm:basis-40">
            <h3 className="inline pr-1 text-base sm:block">{title}</h3>
            <p className="inline text-muted sm:block">{description}</p>
          </li>
        ))}
      </List>
      <EarlyAccess />
    </div>
  );
}

/** The app as a phone whose tiles are what it will do. */
function App({ phase, title, features, difference }: UtilityCard) {
  return (
    <article className="phone flex-1 max-w-[26rem] flex flex-col gap-2 md:gap-3 break-inside-avoid">
      <header className="px-1">
        <p className="label">{phase}</p>
        <h3 className="text-subtitle">{title}</h3>
      </header>
      <List className="grid grid-cols-2 gap-2">
        {features.map((feature) =>
          typeof feature === 'string' ? (
            <li key={feature} className="col-span-2 px-1">
              <Marked text={feature} fact={difference} />
            </li>
          ) : (
            <li key={feature.text} className="app-tile flex flex-col gap-1 p-2 font-600 md:gap-2 md:p-3">
              <AppDrawing picture={feature.picture} />
              <Marked text={feature.text} fact={difference} />
            </li>
          ),
        )}
        {phaseTwoCards.map(({ title: name, description, picture }) => (
          <li key={name} className="app-tile col-span-2 flex items-center gap-3 p-2 md:p-3">
            <AppDrawing picture={picture} />
            <div>
              <h4>{name}</h4>
              <p className="text-muted">{description}</p>
            </div>
          </li>
        ))}
      </List>
      <EarlyAccess className="mt-auto rounded-pill" />
    </article>
  );
}

/** A payment in miniature, without words: post, reply, signature, receipt. */
function Thread() {
  return (
    <div className="thread tone-ink" aria-hidden="true">
      <p className="solid">
        <Identicon of={PAYER} className="disc face" />
        <span />
      </p>
      <p>
        <BotFace />
        <span />
      </p>
      <p className="solid">
        {SIGNATURE ? (
          <svg viewBox="0 0 240 90">
            <path d={SIGNATURE} />
          </svg>
        ) : (
          <span />
        )}
      </p>
      <p className="receipt icon-after icon-check">
        <Identicon of={PAYEE} className="disc face" />
      </p>
    </div>
  );
}

const hasApp = utilityCards.some(({ app }) => app);

/** What each phase brings, and what is planned next. */
export function Utility() {
  return (
    <Section id="utility" landmark tone="paper" title={utility.title} lead={utility.lead}>
      <div className="grid gap-4 lg:gap-6">
        <div className={`enters flex flex-col gap-4 lg:gap-6 ${hasApp ? 'sm:flex-row' : 'lg:flex-row'}`}>
          {utilityCards.map((card, index) =>
            card.app ? (
              <App key={card.phase} {...card} />
            ) : (
              <article
                key={card.phase}
                className={`phase-panel flex-1 min-w-0 gap-2 p-5 pb-3 lg:p-8 lg:pb-6 break-inside-avoid ${index === 0 ? 'card' : 'planned'}`}
              >
                <p className="label">{card.phase}</p>
                <h3 className="text-subtitle lg:pb-2">{card.title}</h3>
                <List className="points">
                  {card.features
                    .map((feature) => (typeof feature === 'string' ? feature : feature.text))
                    .map((text) => (
                      <li key={text}>
                        <Marked text={text} fact={card.difference} />
                      </li>
                    ))}
                </List>
                {hasApp && index === 0 && <Thread />}
              </article>
            ),
          )}
        </div>
        {!hasApp && <NextPhase />}
      </div>
    </Section>
  );
}
