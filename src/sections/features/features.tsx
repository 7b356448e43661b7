import { Badge, type BadgeLook } from '../../components/badges.tsx';
import { Icon } from '../../components/icon.tsx';
import { List } from '../../components/list.tsx';
import { Section } from '../../components/section.tsx';
import { featureCards, features, featureStats, type FeatureCard, type FeatureStatus } from '../../content/features.ts';
import { pictures } from './pictures.tsx';
import './features.css';

const looks: Record<FeatureStatus, BadgeLook> = { Active: 'line', 'Coming Soon': 'full' };

const sizes: Record<NonNullable<FeatureCard['picture']>, string> = {
  composer: 'feature-wide tone-ink border-line',
  chains: 'feature-narrow bg-surface border-line',
  tools: 'feature-tall border-dashed border-edge',
  signature: 'feature-wide feature-signed bg-surface border-line',
};

/** Shows what the product does, and which parts of it are active. */
export function Features() {
  return (
    <Section id="features" landmark tone="paper" title={features.title} lead={features.lead} follows>
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
        <List className=":uno-stats: grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-4 [&>li]:(py-2.5 border-t border-fg) md:[&_b]:block lt-sm:text-nav">
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
