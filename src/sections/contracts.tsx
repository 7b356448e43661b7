import { chains } from '../../config/chains.ts';
import { site } from 'virtual:site';
import { Address } from '../components/address.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { ExternalLink } from '../components/external-link.tsx';
import { Identicon } from '../components/identicon.tsx';
import { List } from '../components/list.tsx';
import { Opening } from '../components/opening.tsx';
import { contracts, warningOn } from '../content/contracts.ts';
import { ChainBadge } from '../components/chain-badge.tsx';
import { ContentLink } from '../components/content-link.tsx';
import { Demonstration } from '../components/demonstration.tsx';
import { Section } from '../components/section.tsx';

/** Shows the token's contracts for comparing and copying. */
export function Contracts() {
  return (
    <Section
      id="contracts"
      tone="ink"
      title={contracts.title}
      lead={contracts.lead}
      picture={<Opening className="text-signal">#=#</Opening>}
    >
      <List className="grid gap-cards lg:grid-cols-2">
        {site.contracts.map(({ chain, address }) => {
          const { name, explorer, tokenUrl } = chains[chain];
          const warning = warningOn(address);
          return (
            <li key={chain} className="card stack-4">
              <div className="row-3">
                <ChainBadge id={chain} name={name} />
                <Identicon
                  of={address}
                  className=":uno-contract-picture: ml-auto -mt-8 -mb-3 w-18 h-18 lg:(-mt-18 w-28 h-28) border border-line bg-surface rounded-card text-signal"
                />
              </div>
              <Address address={address} />
              {warning && <Demonstration>{warning}</Demonstration>}
              <p className="text-muted">{contracts.warning}</p>
              <p className="row-4 mt-auto">
                <CopyButton text={address} label={contracts.copyOf(name)} words={contracts} />
                <ExternalLink href={tokenUrl(address)} className="link">
                  {`${contracts.viewOn} ${explorer}`}
                </ExternalLink>
              </p>
            </li>
          );
        })}
      </List>
      <p>
        <ContentLink {...contracts.buy} />
      </p>
    </Section>
  );
}
