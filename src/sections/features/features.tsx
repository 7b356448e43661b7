import { Badge, type BadgeLook } from '../../components/badges.tsx';
import { Icon, withIcon } from '../../components/icon.tsx';
import { Identicon } from '../../components/identicon.tsx';
import { InlineList, List } from '../../components/list.tsx';
import { Post } from '../../components/payment.tsx';
import { AppDrawing } from '../../components/phone.tsx';
import { Section } from '../../components/section.tsx';
import { chainShares } from '#token/content/figures.ts';
import { BOT, PAYEE, PAYER, SIGNATURE } from '#token/content/example.ts';
import { features, featureCards, featureStats } from '#token/content/features.ts';
import { phaseTwoCards, utilityCards } from '#token/content/utility.ts';
import type { FeatureCard, FeatureStatus } from '../../../shape/token.ts';
import './features.css';

/** More letters than this do not fit the line to sign on. */
const LINE = 10;

/** What is drawn on the app's upper tiles, in `utility.ts`. */
const appPictures = [...utilityCards.flatMap(({ features: listed }) => listed), ...phaseTwoCards]
  .flatMap((tile) => (typeof tile === 'string' ? [] : [tile.picture]))
  .slice(0, 4);

const pictures: Record<NonNullable<FeatureCard['picture']>, () => React.JSX.Element> = {
  // A part of the phone in Utility.
  app: () => (
    <p className="feature-picture feature-app phone" aria-hidden="true">
      {appPictures.map((picture, index) => (
        <span key={index} className="app-tile">
          <AppDrawing picture={picture} />
        </span>
      ))}
    </p>
  ),
  chains: () => (
    <p className="feature-picture feature-plate tone-ink" aria-hidden="true">
      {chainShares.map(({ id }) => (
        <Icon key={id} name={id} className={`chain-${id}`} />
      ))}
    </p>
  ),
  // People who pay, and the one whom they pay.
  creators: () => (
    <p className="feature-picture flex gap-1" aria-hidden="true">
      <Identicon of={PAYER} className="disc face bg-line" />
      <Identicon of={BOT} className="disc face bg-line" />
      <Identicon of={PAYEE} className="disc face tone-ink" />
    </p>
  ),
  // Twenty-four hours, each lit.
  clock: () => (
    <svg className="feature-picture feature-drawn" viewBox="3 3 74 74" aria-hidden="true">
      <circle cx="40" cy="40" r="32" pathLength="48" strokeDasharray="1" strokeWidth="9" strokeLinecap="butt" />
      <path d="M40 24v16l10 8" />
    </svg>
  ),
  signature: () => (
    <svg className="feature-picture feature-drawn feature-signature" viewBox="0 4 240 80" aria-hidden="true">
      <path d="M0 80h240" strokeDasharray="4 6" />
      {SIGNATURE ? (
        <path className="appears" d={SIGNATURE} />
      ) : (
        <text x="120" y="60" textLength={PAYER.length > LINE ? 240 : undefined} lengthAdjust="spacingAndGlyphs">
          {PAYER}
        </text>
      )}
    </svg>
  ),
};

const looks: Record<FeatureStatus, BadgeLook> = { Active: 'full', 'Coming Soon': 'dashed' };

const cardLook = ({ example, status }: FeatureCard): string => {
  if (example) return 'feature-wide tone-ink border border-line rounded-card lg:gap-x-8';
  return status === 'Coming Soon' ? 'planned' : 'border border-line rounded-card bg-surface';
};

const narrow = featureCards.filter(({ example }) => !example);
/** How many of them are in rows of two, so that the rest fill rows of three and none is alone. */
const inPairs = ((3 - (narrow.length % 3)) % 3) * 2;

/** The title, with words such as “Multi-Chain” unbroken, unless they are too long for a narrow card. */
const unbroken = (title: string) =>
  title.split(/\b(\w{1,9}-\w{1,9})\b/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

function Card({ card, index }: { card: FeatureCard; index: number }) {
  const { title, description, example, details, icon, status, picture } = card;
  const width = narrow.indexOf(card) >= inPairs ? 'feature-third' : '';
  const hasPlate = !example && !picture;
  return (
    <li className={`feature gap-x-2 gap-y-1 md:gap-x-4 px-4 py-3 md:gap-y-3 md:p-8 ${cardLook(card)} ${width}`}>
      <h3 className={`${hasPlate ? '' : withIcon(icon)} ${example ? 'text-heading md:text-subtitle' : 'text-heading'}`}>
        <span>{unbroken(title)}</span>
      </h3>
      <p className="label row gap-2 md:gap-3">
        {String(index + 1).padStart(2, '0')}
        <Badge look={looks[status]}>{status}</Badge>
      </p>
      <p className={`feature-line text-muted ${example ? 'lg:text-lead' : ''}`}>{description}</p>
      {details.length > 0 && (
        <InlineList className="feature-details font-600" items={details.map((text) => ({ text }))} />
      )}
      {example && (
        <div className="feature-line feature-chat grid gap-2">
          <p className={`label ${withIcon(example.place === 'X' ? 'x' : 'telegram')}`}>{example.place}</p>
          <Post author={example.author} text={example.text} look="own" />
          <Post author={BOT} text={example.reply} look="reply" />
        </div>
      )}
      {picture && pictures[picture]()}
      {hasPlate && (
        <p
          className={`feature-picture feature-plate ${status === 'Coming Soon' ? 'planned' : 'tone-ink'} hidden md:flex`}
          aria-hidden="true"
        >
          <Icon name={icon} />
        </p>
      )}
    </li>
  );
}

/** What the product does, and which parts of it are active. */
export function Features() {
  return (
    <Section id="features" landmark tone="paper" title={features.title} lead={features.lead}>
      <List className="flex flex-wrap gap-2 md:gap-6">
        {featureCards.map((card, index) => (
          <Card key={card.title} card={card} index={index} />
        ))}
      </List>
      {featureStats.length > 0 && (
        <List className="flex flex-wrap gap-x-4 lg:gap-x-6">
          {featureStats.map(({ value, label, note }) => (
            <li
              key={label}
              className={`flex-1 basis-36 py-2 border-t text-sm md:text-base ${note ? 'border-dashed border-edge' : 'border-fg'}`}
            >
              <b className={`text-subtitle md:block ${note ? 'text-muted font-400' : ''}`}>{value}</b>{' '}
              {note ? `${label} (${note})` : label}
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}
