import { contractOn } from '../../../config/chains.ts';
import { site } from 'virtual:site';
import { Badge, Demonstration } from '../../components/badges.tsx';
import { ContentLink, ExternalLink } from '../../components/links.tsx';
import { Icon } from '../../components/icon.tsx';
import { List } from '../../components/list.tsx';
import { Notice } from '../../components/notice.tsx';
import { Section } from '../../components/section.tsx';
import { StepNumber } from '../../components/step-number.tsx';
import { buy, buyGroups } from '../../content/buy.ts';
import { markOn } from '../../content/contracts.ts';
import type { BuyStep } from '../../content/types.ts';
import './buy.css';

const all = buyGroups.flatMap(({ steps }) => steps);
const mark = markOn(contractOn(site, 'bnb').address);

/** What the exchange shows, drawn. The step's own words say the same. */
function Shown({ shows }: { shows: NonNullable<BuyStep['shows']> }) {
  return (
    <p className="buy-shown" aria-hidden="true" translate="no">
      {'field' in shows ? (
        <span className="buy-field">
          {shows.field} <code>{shows.value}</code>
        </span>
      ) : (
        shows.labels.map((label) => (
          <span key={label}>
            {label} <code>{`…${shows.end}`}</code>
          </span>
        ))
      )}
    </p>
  );
}

function Step({ number, title, description, link, highlighted, note, shows }: BuyStep & { number: number }) {
  // Lets a line break within the token pair, because names can be long.
  const [before, after] = link?.label.split('/') ?? [];
  return (
    <li className="buy-step">
      <StepNumber number={number} isMain={highlighted} />
      <div className="row gap-2">
        <h4 className="text-heading">{title}</h4>
        {highlighted && <Badge look="full">{buy.important}</Badge>}
        {link && 'href' in link && mark && <Demonstration>{mark}</Demonstration>}
      </div>
      <p className="text-muted">{description}</p>
      {shows && <Shown shows={shows} />}
      {note && <p className="text-muted">{note}</p>}
      {link && 'section' in link && (
        <p>
          <ContentLink {...link} className="btn btn-small" />
        </p>
      )}
      {link && 'href' in link && (
        <>
          <Notice>{buy.risk}</Notice>
          <p>
            {/* The label keeps assistive technology from reading a space at the `<wbr>`. */}
            <ExternalLink href={link.href} label={link.label} className="btn btn-small">
              <span>
                {before}/<wbr />
                {after}
              </span>
              <Icon name="external" />
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
    <Section id="buy" tone="ink" title={buy.title} lead={buy.lead} follows>
      <div className="buy-groups">
        {buyGroups.map(({ title, steps }) => (
          <div key={title} className="buy-group">
            <h3 className="text-heading lg:text-subtitle">{title}</h3>
            <List ordered>
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
