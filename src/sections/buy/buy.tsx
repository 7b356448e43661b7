import { contractOn } from '../../../config/chains.ts';
import { site } from 'virtual:site';
import { Badge, Demonstration } from '../../components/badges.tsx';
import { ContentLink, ExternalLink } from '../../components/links.tsx';
import { Icon } from '../../components/icon.tsx';
import { List } from '../../components/list.tsx';
import { Notice } from '../../components/notice.tsx';
import { Section } from '../../components/section.tsx';
import { StepNumber } from '../../components/step-number.tsx';
import { buy, buyGroups, type BuyStep } from '../../content/buy.ts';
import { markOn } from '../../content/contracts.ts';
import './buy.css';

const mark = markOn(contractOn(site, 'bnb').address);

function Step({ number, title, description, link, highlighted, note }: BuyStep) {
  // Longer steps take two of the three columns, so that the groups align.
  const isWide = note !== undefined || (link && 'href' in link);
  // Lets a line break within the token pair, because names can be long.
  const [before, after] = link?.label.split('/') ?? [];
  return (
    <li className={isWide ? 'buy-step buy-step-wide' : 'buy-step'}>
      <StepNumber number={number} isMain={highlighted} />
      <div className="row gap-2">
        <h4 className="text-heading">{title}</h4>
        {highlighted && <Badge look="full">{buy.important}</Badge>}
        {link && 'href' in link && mark && <Demonstration>{mark}</Demonstration>}
      </div>
      <p className="text-muted">{description}</p>
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
      <div>
        {buyGroups.map(({ title, steps }) => (
          <div key={title} className="buy-group">
            <h3 className="text-subtitle">{title}</h3>
            <List ordered>
              {steps.map((step) => (
                <Step key={step.number} {...step} />
              ))}
            </List>
          </div>
        ))}
      </div>
    </Section>
  );
}
