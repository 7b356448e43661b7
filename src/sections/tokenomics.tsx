import { Section } from '../components/section.tsx';
import { tokenomics } from '../content/tokenomics.ts';
import { Allocation } from './tokenomics-allocation.tsx';
import { ChainSplit } from './tokenomics-chains.tsx';
import { Unlocks } from './tokenomics-unlocks.tsx';

/** Where the tokens are, whom they are for and when they unlock. */
export function Tokenomics() {
  return (
    <Section id="tokenomics" tone="ink" title={tokenomics.title} lead={tokenomics.lead}>
      <ChainSplit />
      <Allocation />
      <Unlocks />
      <div className="grid gap-4 md:grid-cols-2">
        <article className="card medallion">
          <p className="figure" aria-hidden="true">
            {tokenomics.medallionFigure}
          </p>
          <div className="stack-2">
            <h3 className="heading">{tokenomics.medallionTitle}</h3>
            <p className="text-muted">{tokenomics.medallion}</p>
          </div>
        </article>
        <article className="card medallion">
          <p className="figure" aria-hidden="true">
            0.5%+
          </p>
          <div className="stack-2">
            <h3 className="heading">{tokenomics.holderTitle}</h3>
            <p className="text-muted">{tokenomics.holder}</p>
          </div>
        </article>
      </div>
    </Section>
  );
}
