import { contractOn } from '../../../config/chains.ts';
import { site } from '../../../config/site.ts';
import { groupsOf } from '../../components/address.tsx';
import { Badge, Demonstration } from '../../components/badges.tsx';
import { ContentLink, ExternalLink } from '../../components/links.tsx';
import { withIcon } from '../../components/icon.tsx';
import { List } from '../../components/list.tsx';
import { Section } from '../../components/section.tsx';
import { StepNumber } from '../../components/step-number.tsx';
import { buy, buyGroups } from '#token/content/buy.ts';
import { markOn } from '../../lib/demonstration.ts';
import type { BuyStep } from '../../../shape/token.ts';
import './buy.css';

const all = buyGroups.flatMap(({ steps }) => steps);
const mark = markOn(contractOn(site, 'bnb').address);
/** On wide screens, each group is a column; the steps of a single group fill the page in two. */
const [groupLook, stepsLook] = buyGroups.length > 1 ? ['lg:grid-cols-1', 'lg:col-span-1'] : ['', 'lg:grid-cols-2'];

/** What the exchange shows, drawn. The step's own words say the same. */
function Shown({ shows }: { shows: NonNullable<BuyStep['shows']> }) {
  return (
    <p className="buy-shown flex gap-2 my-1 text-sm text-muted" dir="ltr" aria-hidden="true" translate="no">
      {'field' in shows ? (
        <span className="flex items-center justify-between">
          {shows.field} <code className="px-3 py-1 border border-edge rounded-badge">{shows.value}</code>
        </span>
      ) : (
        <span className="grid">
          {shows.label} <code>{groupsOf(shows.address).join(' ')}</code>
        </span>
      )}
    </p>
  );
}

function Step({ number, title, description, link, highlighted, note, shows }: BuyStep & { number: number }) {
  const href = link && 'href' in link ? link.href : null;
  return (
    <li className="buy-step break-inside-avoid content-start">
      <StepNumber number={number} isMain={highlighted} />
      <div className="row gap-2">
        <h4 className="text-heading">{title}</h4>
        {highlighted && <Badge look="full">{buy.important}</Badge>}
        {href && mark && <Demonstration>{mark}</Demonstration>}
      </div>
      <p className="text-muted">{description}</p>
      {note && (
        <p
          className={`buy-warning items-start my-1 px-3 py-2 border border-warn rounded-control ${withIcon('warning')}`}
        >
          {note}
        </p>
      )}
      {shows && <Shown shows={shows} />}
      {link && 'section' in link && (
        <p>
          <ContentLink {...link} className="btn btn-small btn-strong" />
        </p>
      )}
      {href && (
        <>
          <p>{buy.risk}</p>
          <p className="pb-1">
            <ExternalLink href={href} className="btn btn-small">
              {link!.label}
            </ExternalLink>
          </p>
        </>
      )}
    </li>
  );
}

/** How to buy the token on a decentralised exchange, in three groups of steps. */
export function Buy() {
  return (
    <Section id="buy" tone="ink" title={buy.title} lead={buy.lead}>
      <div className="grid gap-x-12 gap-y-4 md:gap-y-8 lg:grid-flow-col lg:auto-cols-fr">
        {buyGroups.map(({ title, steps }) => (
          <div
            key={title}
            className={`grid gap-3 content-start pt-3 border-t border-edge md:grid-cols-3 lg:gap-8 lg:pt-5 ${groupLook}`}
          >
            <h3 className="buy-group lg:text-subtitle">{title}</h3>
            <List ordered className={`grid gap-3 md:col-span-2 md:gap-6 lg:gap-8 ${stepsLook}`}>
              {steps.map((step) => (
                <Step key={step.title} number={all.indexOf(step) + 1} {...step} />
              ))}
            </List>
          </div>
        ))}
      </div>
    </Section>
  );
}
