import { contractOn } from '../../config/chains.ts';
import { site } from 'virtual:site';
import { Badge } from '../components/badge.tsx';
import { ExternalLink } from '../components/external-link.tsx';
import { Icon } from '../components/icon.tsx';
import { List } from '../components/list.tsx';
import { Opening } from '../components/opening.tsx';
import { buy, buyFacts, buySteps } from '../content/buy.ts';
import { warningOn } from '../content/contracts.ts';
import { ContentLink } from '../components/content-link.tsx';
import { Demonstration } from '../components/demonstration.tsx';
import { Section } from '../components/section.tsx';

const warning = warningOn(contractOn(site, 'bnb').address);

/** How to buy the token on a decentralised exchange. */
export function Buy() {
  return (
    <Section
      id="buy"
      tone="ink"
      title={buy.title}
      lead={buy.lead}
      picture={
        <>
          {/* The coin that is paid with, and the token. Beside the tag, because the column has to fit the window. */}
          <Opening className=":uno-coins: lg:([grid-area:1/1] justify-self-end -my-3 pt-0 text-3em) [&>span]:(grid place-items-center w-1.6em h-1.6em border-2 border-edge rounded-circle text-.6em) [&>:last-child]:(-ml-.4em border-signal bg-signal text-ink) [&_.icon]:(w-.8em h-.8em)">
            <span>
              <Icon name="bnb" />
            </span>
            <span>#</span>
          </Opening>
          <div className=":uno-guide: stack-4 w-full col-span-full pt-2 lg:pt-6">
            <dl className=":uno-facts: [&>div]:(flex justify-between gap-6 py-2.5 border-t border-line) [&_dt]:text-muted [&_dd]:(min-w-0 font-600 text-right break-anywhere)">
              {buyFacts.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className="callout">
              <Icon name="warning" />
              {buy.warning}
            </p>
            <p>{buy.risk}</p>
            <p>
              <ExternalLink href={buy.swap.href} className="btn btn-main">
                {buy.swap.label}
              </ExternalLink>
            </p>
            {warning && <Demonstration>{warning}</Demonstration>}
          </div>
        </>
      }
      follows
      layout="split"
    >
      <List
        ordered
        className=":uno-steps: enters [&>li]:(flex gap-4 py-3 md:py-4.5 border-t border-line) [&_p]:max-w-text"
      >
        {buySteps.map(({ number, title, description, link, highlighted }) => (
          <li key={number}>
            <span className={highlighted ? 'step-now' : 'step-number'}>{number}</span>
            <div>
              <div className="row-2">
                <h3 className="heading">{title}</h3>
                {highlighted && <Badge look="full">{buy.important}</Badge>}
              </div>
              <p className="text-muted">{description}</p>
              {link && <ContentLink {...link} />}
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
}
