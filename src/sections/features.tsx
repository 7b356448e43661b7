import { Badge, type BadgeLook } from '../components/badge.tsx';
import { Icon } from '../components/icon.tsx';
import { Opening } from '../components/opening.tsx';
import { List } from '../components/list.tsx';
import { Post } from '../components/post.tsx';
import { BOT, PAYER } from '../content/example.ts';
import { featureCards, features, featureStats, type FeatureCard, type FeatureStatus } from '../content/features.ts';
import { Section } from '../components/section.tsx';

const looks: Record<FeatureStatus, BadgeLook> = { Active: 'full', 'Coming Soon': 'dashed' };

/** What a card shows with its text: an exchange with the bot, planned tools, or nothing. */
function Picture({ example, reply, details, status }: FeatureCard) {
  if (example) {
    return (
      <div className="exchange">
        <Post author={PAYER} look="outlined">
          {example}
        </Post>
        {reply && <Post author={BOT}>{reply}</Post>}
      </div>
    );
  }
  if (status !== 'Coming Soon') return null;
  return (
    <List className=":uno-five: flex flex-wrap gap-2 content-center text-nav md:(text-base max-w-120) [&>li]:(px-2.5 py-1.5 border border-edge rounded-control font-600)">
      {details.map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
    </List>
  );
}

const WIDE =
  ':uno-feature-wide: grid gap-x-12 gap-y-4 my-2 p-card md:p-card-wide border rounded-card lg:(grid-cols-[5fr_6fr] items-center) [&_h3]:text-heading-lg';

/** The card's size: wide with an exchange or for planned tools, otherwise a row. */
function lookOf({ example, status }: FeatureCard): string {
  if (example) return `${WIDE} border-line bg-surface`;
  if (status === 'Coming Soon') return `${WIDE} border-dashed border-edge`;
  return ':uno-feature-row: py-3.5 md:py-5 [&+&]:border-t border-line lg:[&>div]:(grid-cols-[3fr_4fr_7fr] gap-x-8) lg:[&_.text-muted]:col-start-3 lg:[&_.row-3]:row-span-2 lg:[&_h3]:row-span-2';
}

/** Shows what the product does, and which parts of it are active. */
export function Features() {
  return (
    <Section
      id="features"
      landmark
      tone="paper"
      title={features.title}
      lead={features.lead}
      picture={
        <Opening className=":uno-six: tracking-[-.02em]">
          {'#####'}
          <span className="font-300">#</span>
        </Opening>
      }
      follows
    >
      <List className="grid">
        {featureCards.map((card) => (
          <li key={card.number} className={lookOf(card)}>
            <div className="grid gap-1.5 content-start items-start">
              <h3 className="heading">{card.title}</h3>
              <p className="label row-3 order-first">
                <Icon name={card.icon} className="text-2xl text-fg" />
                {card.number}
                <Badge look={looks[card.status]}>{card.status}</Badge>
              </p>
              <p className="text-muted">
                {card.status === 'Active' ? `${card.description} ${card.details.join(' · ')}` : card.description}
              </p>
            </div>
            <Picture {...card} />
          </li>
        ))}
      </List>
      <List className=":uno-stats: grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-6 border-t border-fg font-600 [&>li]:(grid content-end py-4)">
        {featureStats.map(({ value, label, note }) => (
          <li key={label}>
            {note && <span className="label">{note}</span>}
            <span>{`${value} ${label}`}</span>
          </li>
        ))}
      </List>
    </Section>
  );
}
