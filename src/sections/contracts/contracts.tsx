import { chains } from '../../../config/chains.ts';
import { site } from 'virtual:site';
import { Address } from '../../components/address.tsx';
import { ChainBadge, Demonstration } from '../../components/badges.tsx';
import { ContentLink, ExternalLink } from '../../components/links.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Identicon } from '../../components/identicon.tsx';
import { List } from '../../components/list.tsx';
import { Section } from '../../components/section.tsx';
import { contracts, markOn } from '../../content/contracts.ts';
import './contracts.css';

/** The token's contracts, for comparing and copying. */
export function Contracts() {
  return (
    <Section id="contracts" tone="ink" title={contracts.title} lead={contracts.lead}>
      <List className="enters halves gap-y-4">
        {site.contracts.map(({ chain, address }) => {
          const { name, explorer, tokenUrl } = chains[chain];
          const mark = markOn(address);
          return (
            <li key={chain} className="card contract">
              <div className="row gap-2">
                <Identicon of={address} />
                <ChainBadge id={chain} name={name} />
                {mark && <Demonstration>{mark}</Demonstration>}
              </div>
              <Address address={address} />
              <p className="text-muted">{contracts.warning}</p>
              <p className="row gap-x-4 gap-y-2">
                <CopyButton text={address} label={contracts.copyOf(name)} words={contracts} />
                <ExternalLink href={tokenUrl(address)} className="link">
                  {`${contracts.viewOn} ${explorer}`}
                </ExternalLink>
              </p>
            </li>
          );
        })}
      </List>
      {/* Not on phones, where the guide comes next on the screen. */}
      <ContentLink {...contracts.buy} className="link hidden self-start sm:inline-flex" />
    </Section>
  );
}
