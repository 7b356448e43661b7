import { Badge, type BadgeLook } from '../../components/badges.tsx';
import { Icon } from '../../components/icon.tsx';
import { Identicon } from '../../components/identicon.tsx';
import { List } from '../../components/list.tsx';
import { Post } from '../../components/payment.tsx';
import { Section } from '../../components/section.tsx';
import { chainShares } from '../../content/figures.ts';
import { BOT, PAYEE, PAYER, SIGNATURE } from '../../content/example.ts';
import { features, featureCards, featureStats } from '../../content/features.ts';
import type { FeatureCard, FeatureStatus } from '../../content/types.ts';
import './features.css';

const pictures: Record<NonNullable<FeatureCard['picture']>, () => React.JSX.Element> = {
  chains: () => (
    <p className="feature-picture feature-chains tone-ink" aria-hidden="true">
      {chainShares.map(({ id }) => (
        <Icon key={id} name={id} className={`chain-${id}`} />
      ))}
    </p>
  ),
  creators: () => (
    <p className="feature-picture feature-creators" aria-hidden="true">
      {[PAYER, BOT, PAYEE].map((person) => (
        <Identicon key={person} of={person} />
      ))}
    </p>
  ),
  // Twenty-four hours, each lit.
  clock: () => (
    <svg className="feature-picture feature-clock" viewBox="0 0 80 80" aria-hidden="true">
      <circle cx="40" cy="40" r="32" pathLength="48" />
      <path d="M40 24v16l10 8" />
    </svg>
  ),
  signature: () => (
    <svg className="feature-picture feature-signature" viewBox="0 0 240 90" aria-hidden="true">
      <path d="M0 80h240" strokeDasharray="4 5" />
      <path d={SIGNATURE} pathLength="1" />
    </svg>
  ),
};

const looks: Record<FeatureStatus, BadgeLook> = { Active: 'line', 'Coming Soon': 'full' };

const cardLook = ({ example, status, picture }: FeatureCard): string => {
  if (example) return 'feature feature-wide tone-ink';
  if (status === 'Coming Soon') return 'feature feature-medium feature-planned';
  return picture === 'chains' ? 'feature feature-medium' : 'feature';
};

/** The title, with words such as “Multi-Chain” unbroken. */
const unbroken = (title: string) =>
  title.split(/(\w+-\w+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

function Card({ card, number }: { card: FeatureCard; number: number }) {
  const { title, description, example, details, icon, status, picture } = card;
  return (
    <li className={cardLook(card)}>
      <h3 className={example ? 'text-heading md:text-subtitle' : 'text-heading'}>{unbroken(title)}</h3>
      <p className="label row gap-3">
        <Icon name={icon} className="text-heading text-fg" />
        {number}
        <Badge look={looks[status]}>{status}</Badge>
      </p>
      <p className="text-muted">{description}</p>
      {status === 'Active' ? (
        <p className="feature-details">{details.join('\u00a0· ')}</p>
      ) : (
        <List className="feature-tools">
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </List>
      )}
      {example && (
        <div className="feature-chat">
          <p className="label row gap-2">
            <Icon name="telegram" />
            {example.place}
          </p>
          <Post author={example.author} text={example.text} look="own" />
          <Post author={BOT} text={example.reply} look="reply" />
        </div>
      )}
      {picture && pictures[picture]()}
    </li>
  );
}

/** What the product does, and which parts of it are active. */
export function Features() {
  return (
    <Section id="features" landmark tone="paper" title={features.title} lead={features.lead} follows>
      <div className="flex flex-col gap-5 lg:gap-12">
        <List className="features">
          {featureCards.map((card, index) => (
            <Card key={card.title} card={card} number={index + 1} />
          ))}
        </List>
        <List className="feature-stats">
          {featureStats.map(({ value, label, note }) => (
            <li key={label} className={note && 'feature-stat-planned'}>
              <b className="text-subtitle">{value}</b> {note ? `${label} (${note})` : label}
            </li>
          ))}
        </List>
      </div>
    </Section>
  );
}
