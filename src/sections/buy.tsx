import { contractOn } from '../../config/chains.ts';
import { site } from 'virtual:site';
import { Badge, Demonstration } from '../components/badges.tsx';
import { ContentLink, ExternalLink } from '../components/links.tsx';
import { Icon } from '../components/icon.tsx';
import { List } from '../components/list.tsx';
import { Section } from '../components/section.tsx';
import { buy, buyGroups, type BuyStep } from '../content/buy.ts';
import { markOn } from '../content/contracts.ts';

const mark = markOn(contractOn(site, 'bnb').address);

const STEP =
  ':uno-buy-step: grid grid-cols-[auto_1fr] gap-x-3.5 gap-y-1 lg:gap-y-3.5 content-start [&>p]:col-span-full lg:[&>p]:col-start-2';

function Step({ number, title, description, link, highlighted, note }: BuyStep) {
  // Longer steps take two of the three columns, so that the groups align.
  const isWide = note !== undefined || (link && 'href' in link);
  // Lets a line break within the token pair, because names can be long.
  const [before, after] = link?.label.split('/') ?? [];
  return (
    <li className={isWide ? `${STEP} md:col-span-2` : STEP}>
      <span className={highlighted ? 'step-now' : 'step-number'}>{number}</span>
      <div className=":uno-buy-title: row-2 [&>h4]:(py-.5 md:py-1.5)">
        <h4 className="heading">{title}</h4>
        {highlighted && <Badge look="full">{buy.important}</Badge>}
        {link && 'href' in link && mark && <Demonstration>{mark}</Demonstration>}
      </div>
      <p className="text-muted">{description}</p>
      {note && <p className="text-muted">{note}</p>}
      {link && 'section' in link && (
        <p>
          <ContentLink {...link} className="btn btn-quiet px-4" />
        </p>
      )}
      {link && 'href' in link && (
        <>
          <p className="warn-strip my-1">
            <Icon name="warning" />
            {buy.risk}
          </p>
          <p>
            {/* The label keeps assistive technology from reading a space at the `<wbr>`. */}
            <ExternalLink href={link.href} label={link.label} className="btn btn-quiet px-4">
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

const GROUP =
  ':uno-buy-group: grid gap-x-8 gap-y-2 py-3 md:py-8 border-t border-line xl:grid-cols-[15rem_1fr] md:[&>ol]:grid-cols-3';

/** How to buy the token on a decentralised exchange, in three groups of steps. */
export function Buy() {
  return (
    <Section id="buy" tone="ink" title={buy.title} lead={buy.lead} follows>
      <div>
        {buyGroups.map(({ title, steps }) => (
          <div key={title} className={GROUP}>
            <h3 className="heading-lg">{title}</h3>
            <List ordered className="grid gap-x-8 gap-y-3 sm:gap-y-4">
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
