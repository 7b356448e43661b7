import { chains } from '../../../config/chains.ts';
import { site } from '../../../config/site.ts';
import { Address } from '../../components/address.tsx';
import { ChainBadge, Demonstration } from '../../components/badges.tsx';
import { ExternalLink } from '../../components/links.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Identicon } from '../../components/identicon.tsx';
import { List } from '../../components/list.tsx';
import { Section } from '../../components/section.tsx';
import { markOn } from '../../lib/demonstration.ts';
import { contracts } from '#token/content/contracts.ts';

/** The token's contracts, for comparing and copying. */
export function Contracts() {
  return (
    <Section id="contracts" tone="ink" title={contracts.title} lead={contracts.lead}>
      <List className="enters halves gap-y-4">
        {site.contracts.map(({ chain, address }) => {
          const { name, explorer, tokenUrl } = chains[chain];
          const mark = markOn(address);
          return (
            <li key={chain} className="card flex flex-col gap-2 break-inside-avoid md:gap-4">
              <div className="row gap-2">
                <Identicon of={address} className="w-10 h-10 rounded-control" />
                <ChainBadge id={chain} name={name} />
                {mark && <Demonstration>{mark}</Demonstration>}
              </div>
              <Address address={address} />
              <p className="text-muted">{contracts.warning}</p>
              <p className="row gap-x-4 gap-y-2 mt-auto">
                <CopyButton text={address} label={contracts.copyOf(name)} words={contracts} />
                <ExternalLink href={tokenUrl(address)} className="link">
                  {`${contracts.viewOn} ${explorer}`}
                </ExternalLink>
              </p>
            </li>
          );
        })}
      </List>
    </Section>
  );
}
