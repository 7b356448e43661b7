import { chains } from '../../config/chains.ts';
import { site } from 'virtual:site';
import { Address } from '../components/address.tsx';
import { ChainBadge, Demonstration } from '../components/badges.tsx';
import { ContentLink, ExternalLink } from '../components/links.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { Icon } from '../components/icon.tsx';
import { Identicon } from '../components/identicon.tsx';
import { List } from '../components/list.tsx';
import { Section } from '../components/section.tsx';
import { contracts, markOn, notice } from '../content/contracts.ts';

/** The token's contracts, for comparing and copying. */
export function Contracts() {
  return (
    <Section id="contracts" tone="ink" title={contracts.title} lead={contracts.lead} layout="beside">
      <List className="grid gap-cards lg:grid-cols-2">
        {site.contracts.map(({ chain, address }) => {
          const { name, explorer, tokenUrl } = chains[chain];
          const mark = markOn(address);
          return (
            <li key={chain} className="card stack-2 sm:gap-3 lg:gap-4">
              <div className="row-2">
                <Identicon
                  of={address}
                  className=":uno-contract-picture: w-10 h-10 lg:(w-12 h-12) rounded-tile bg-fg text-bg"
                />
                <ChainBadge id={chain} name={name} />
                {mark && <Demonstration>{mark}</Demonstration>}
              </div>
              <Address address={address} />
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
      <div className=":uno-contracts-end: flex flex-wrap items-center justify-between gap-x-8 gap-y-3 -mt-1 md:-mt-10">
        {notice && (
          <p className="warn-strip">
            <Icon name="warning" />
            {notice}
          </p>
        )}
        {/* Not on phones, where the guide comes next on the screen. */}
        <ContentLink {...contracts.buy} className="link lt-sm:hidden" />
      </div>
    </Section>
  );
}
