import type { ReactNode } from 'react';
import { Badge, type BadgeLook } from '../../components/badges.tsx';
import { Icon } from '../../components/icon.tsx';
import { Identicon } from '../../components/identicon.tsx';
import { List } from '../../components/list.tsx';
import { Section } from '../../components/section.tsx';
import { chainShares } from '../../content/figures.ts';
import { PAYER } from '../../content/example.ts';
import { features, featureCards, featureStats, type FeatureCard, type FeatureStatus } from '../../content/features.ts';
import './features.css';

type Picture = NonNullable<FeatureCard['picture']>;

/** “leo”, handwritten on a grid of 240 × 90. */
const SIGNATURE =
  'M14 66C40 58 66 20 58 10 50 2 38 34 42 58c2 12 14 12 24 4 12-10 20-26 10-28-10-1-14 16-8 26 6 9 20 6 30-4 6-6 8-18 18-20-12 0-18 22-8 27 14 5 22-22 8-27 8 8 30 12 52 2 18-8 40-12 56-8';

const pictures: Record<Picture, (card: FeatureCard) => ReactNode> = {
  composer: ({ example }) => (
    <div className="composer" dir="ltr">
      <Identicon of={PAYER} className="face" />
      <p>{example}</p>
      <p>{features.post}</p>
    </div>
  ),
  chains: ({ details }) => (
    <div className="feature-chains">
      {chainShares.map(({ id }) => (
        <Icon key={id} name={id} className={`chain-${id}`} />
      ))}
      {details?.map((detail) => (
        <b key={detail}>{detail}</b>
      ))}
    </div>
  ),
  tools: ({ details }) => (
    <List className="feature-tools">
      {details?.map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
    </List>
  ),
  signature: () => (
    <svg className="signature" viewBox="0 0 240 90" aria-hidden="true">
      <path d="M0 80h240" strokeDasharray="4 5" />
      <path d={SIGNATURE} strokeWidth="3.5" strokeLinecap="round" />
    </svg>
  ),
};

const looks: Record<FeatureStatus, BadgeLook> = { Active: 'line', 'Coming Soon': 'full' };

const sizes: Record<Picture, string> = {
  composer: 'feature feature-wide tone-ink',
  chains: 'feature feature-narrow',
  tools: 'feature feature-tall',
  signature: 'feature feature-wide feature-signed',
};

/** What the product does, and which parts of it are active. */
export function Features() {
  return (
    <Section id="features" landmark tone="paper" title={features.title} lead={features.lead} follows>
      <div className="flex flex-col gap-5 lg:gap-12">
        <List className="features">
          {featureCards.map((card) => (
            <li key={card.number} className={card.picture ? sizes[card.picture] : 'feature'}>
              <h3 className={card.picture ? 'text-heading lg:text-subtitle' : 'text-heading'}>{card.title}</h3>
              <p className="label row gap-3">
                <Icon name={card.icon} className="text-heading text-fg" />
                {card.number}
                <Badge look={looks[card.status]}>{card.status}</Badge>
              </p>
              <p className="text-muted">{card.description}</p>
              {card.picture && pictures[card.picture](card)}
            </li>
          ))}
        </List>
        <List className="feature-stats">
          {featureStats.map(({ value, label, note }) => (
            <li key={label}>
              <b className="text-subtitle">{value}</b> {note ? `${label} (${note})` : label}
            </li>
          ))}
        </List>
      </div>
    </Section>
  );
}
