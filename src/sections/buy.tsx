import { contractOn } from '../../config/chains.ts';
import { site } from 'virtual:site';
import { ExternalLink } from '../components/external-link.tsx';
import { Icon } from '../components/icon.tsx';
import { buy, buyFacts, buySteps, type BuyStep } from '../content/buy.ts';
import { Demonstration } from './demonstration.tsx';
import { Section } from './section.tsx';
import { SectionLink } from './section-link.tsx';

function StepLink(link: NonNullable<BuyStep['link']>) {
  if ('section' in link) {
    return (
      <SectionLink to={link.section} className="link">
        {link.label}
      </SectionLink>
    );
  }
  return (
    <ExternalLink href={link.href} className="link">
      {link.label}
      <Icon name="external" />
    </ExternalLink>
  );
}

/** How to buy the token on a decentralised exchange. */
export function Buy() {
  return (
    <Section id="buy" tone="ink" title={buy.title} lead={buy.lead} follows>
      <div className="guide">
        <div className="guide-aside stack-6">
          <dl className="facts">
            {buyFacts.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="callout">
            <Icon name="warning" />
            <span>
              <b className="block">{buy.warningTitle}</b> {buy.warning}
            </span>
          </p>
          <p>
            <ExternalLink href={buy.swap.href} className="btn btn-main">
              {buy.swap.label}
              <Icon name="external" />
            </ExternalLink>
          </p>
          <Demonstration address={contractOn(site, 'bnb').address} />
        </div>
        <ol className="guide-steps">
          {buySteps.map(({ number, title, description, link, highlighted }) => (
            <li key={number} className={highlighted && 'guide-highlight'}>
              <span className="step-number">{number}</span>
              <div>
                <h3 className="heading">{title}</h3>
                <p className="text-muted">{description}</p>
                {link && <StepLink {...link} />}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
