import type { ReactNode } from 'react';
import { Badge, type BadgeLook } from '../../components/badges.tsx';
import { Icon } from '../../components/icon.tsx';
import { Identicon } from '../../components/identicon.tsx';
import { List } from '../../components/list.tsx';
import { Section } from '../../components/section.tsx';
import { PAYER } from '../../content/example.ts';
import { features, featureCards, featureStats, type FeatureCard, type FeatureStatus } from '../../content/features.ts';
import './features.css';

type Picture = NonNullable<FeatureCard['picture']>;

/** “leo”, handwritten on a grid of 240 × 90. */
const SIGNATURE =
  'M14 66C40 58 66 20 58 10 50 2 38 34 42 58c2 12 14 12 24 4 12-10 20-26 10-28-10-1-14 16-8 26 6 9 20 6 30-4 6-6 8-18 18-20-12 0-18 22-8 27 14 5 22-22 8-27 8 8 30 12 52 2 18-8 40-12 56-8';

const pictures: Record<Picture, (card: FeatureCard) => ReactNode> = {
  composer: ({ example }) => (
    <div
      className=":uno-composer: flex flex-wrap items-center justify-between gap-2 md:gap-3.5 p-2 pl-3 md:p-7 mt-auto rounded-card bg-paper text-ink lt-md:[&>.face]:hidden"
      dir="ltr"
    >
      <Identicon of={PAYER} className="face" />
      <p className=":uno-composer-text: flex-auto md:text-2xl leading-snug font-600">{example}</p>
      <p className=":uno-composer-post: px-4 py-2 rounded-pill bg-ink text-paper text-nav font-600">{features.post}</p>
    </div>
  ),
  chains: ({ details }) => (
    <div className=":uno-chains: row-3 lg:gap-6 mt-auto pt-1 [&>.icon]:(w-7 h-7 sm:(w-12 h-12) lg:(w-22 h-22)) [&>b]:lg:basis-full">
      <Icon name="solana" className="text-solana" />
      <Icon name="ethereum" className="text-ethereum" />
      <Icon name="bnb" className="text-bnb" />
      {details?.map((detail) => (
        <b key={detail}>{detail}</b>
      ))}
    </div>
  ),
  tools: ({ details }) => (
    <List className=":uno-app-tools: flex flex-wrap gap-1.5 pt-1.5 text-nav leading-snug font-600 [&>li]:(px-2.5 py-1 border border-dashed border-edge rounded-control) lg:(grid flex-auto auto-rows-fr gap-0 pt-4 text-xl) lg:[&>li]:(grid items-center px-0 border-0 border-t rounded-0)">
      {details?.map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
    </List>
  ),
  signature: () => (
    <svg
      className=":uno-signature: w-32 sm:w-52 lg:w-65 max-w-full mt-auto fill-none stroke-current"
      viewBox="0 0 240 90"
      aria-hidden="true"
    >
      <path d="M0 80h240" strokeDasharray="4 5" />
      <path d={SIGNATURE} strokeWidth="3.5" strokeLinecap="round" />
    </svg>
  ),
};

const looks: Record<FeatureStatus, BadgeLook> = { Active: 'line', 'Coming Soon': 'full' };

const sizes: Record<Picture, string> = {
  composer: 'feature-wide tone-ink border-line',
  chains: 'feature-narrow bg-surface border-line',
  tools: 'feature-tall border-dashed border-edge',
  signature: 'feature-wide feature-signed bg-surface border-line',
};

/** What the product does, and which parts of it are active. */
export function Features() {
  return (
    <Section id="features" landmark tone="paper" title={features.title} lead={features.lead} follows layout="beside">
      <div className="stack-5">
        <List className="features">
          {featureCards.map((card) => (
            <li
              key={card.number}
              className={`feature ${card.picture ? sizes[card.picture] : 'bg-surface border-line'}`}
            >
              <h3 className="heading">{card.title}</h3>
              <p className="label row-3 sm:order-first">
                <Icon name={card.icon} className="text-2xl text-fg lt-sm:hidden" />
                {card.number}
                <Badge look={looks[card.status]}>{card.status}</Badge>
              </p>
              <p className="text-muted">{card.description}</p>
              {card.picture && pictures[card.picture](card)}
            </li>
          ))}
        </List>
        <List className=":uno-stats: grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-4 lg:mt-9 [&>li]:(py-2.5 border-t border-fg) md:[&_b]:block lt-sm:text-nav">
          {featureStats.map(({ value, label, note }) => (
            <li key={label}>
              <b className="heading-lg">{value}</b> {note ? `${label} (${note})` : label}
            </li>
          ))}
        </List>
      </div>
    </Section>
  );
}
