import { tokenomics } from '../../content/tokenomics.ts';
import { Section } from '../../components/section.tsx';
import { Allocation } from './allocation.tsx';
import { ChainSplit, SupplySign } from './chains.tsx';
import { Unlocks } from './unlocks.tsx';

/** Shows where the tokens are, who they are for and when they unlock. */
export function Tokenomics() {
  return (
    <Section
      id="tokenomics"
      landmark
      tone="ink"
      title={tokenomics.title}
      lead={tokenomics.lead}
      picture={<SupplySign />}
    >
      <p id="highlights" hidden>
        {tokenomics.highlights}
      </p>
      <ChainSplit />
      <Allocation />
      <Unlocks />
      <div className="grid gap-cards md:grid-cols-2">
        <article className="card card-figure">
          <p className="figure" aria-hidden="true">
            {tokenomics.medallionFigure}
          </p>
          <h3 className="heading">{tokenomics.medallionTitle}</h3>
          <p className="text-muted">{tokenomics.medallion}</p>
        </article>
        <article className="card card-figure">
          <p className="figure" aria-hidden="true">
            {tokenomics.holderFigure}
          </p>
          <h3 className="heading">{tokenomics.holderTitle}</h3>
          <p className="text-muted">{tokenomics.holder}</p>
        </article>
      </div>
    </Section>
  );
}
