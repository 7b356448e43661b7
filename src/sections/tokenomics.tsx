import { Opening } from '../components/opening.tsx';
import { Patterns } from '../components/patterns.tsx';
import { Spoken } from '../components/spoken.tsx';
import { tokenomics } from '../content/tokenomics.ts';
import { Section } from './section.tsx';
import { Allocation } from './tokenomics-allocation.tsx';
import { ChainSplit } from './tokenomics-chains.tsx';
import { Unlocks } from './tokenomics-unlocks.tsx';

/** Patterns of the chains' bar and the allocation's ring: in each, neighbours differ even without colour. */
const patterns = [
  { id: 'ethereum', ground: 'var(--ethereum)', marks: 'stripes' },
  { id: 'bnb', ground: 'var(--bnb)', marks: 'dots' },
  { id: 'slice-2', ground: 'var(--slice-2)', marks: 'stripes' },
  { id: 'slice-4', ground: 'var(--slice-4)', marks: 'dots' },
  { id: 'slice-6', ground: 'var(--slice-6)', marks: 'bars' },
] as const;

/** Shows where the tokens are, who they are for and when they unlock. */
export function Tokenomics() {
  return (
    <Section
      id="tokenomics"
      tone="ink"
      title={tokenomics.title}
      lead={tokenomics.lead}
      opening={<Opening className="supply">#</Opening>}
    >
      <Patterns patterns={patterns} />
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
          <p className="text-muted">
            <Spoken text={tokenomics.holder} />
          </p>
        </article>
      </div>
    </Section>
  );
}
