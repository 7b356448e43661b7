import { Differences, Marked } from '../../components/differences.tsx';
import { Section } from '../../components/section.tsx';
import { differences, differencesTitle } from '#token/content/differences.ts';
import { holdings, tokenomics } from '#token/content/tokenomics.ts';
import { Allocation } from './allocation.tsx';
import { ChainSplit } from './chains.tsx';
import { Unlocks } from './unlocks.tsx';
import './tokenomics.css';

/** Where the tokens are, who they are for and when they unlock. */
export function Tokenomics() {
  return (
    <Section id="tokenomics" landmark tone="ink" title={tokenomics.title} lead={tokenomics.lead}>
      <p id="highlights" hidden>
        {tokenomics.highlights}
      </p>
      <ChainSplit />
      <Allocation />
      <Unlocks />
      {holdings.length > 0 && (
        <div className="grid gap-x-6 gap-y-4 md:grid-flow-col md:auto-cols-fr">
          {holdings.map(({ title, figure, text }) => (
            <article key={title} className="row items-baseline content-start gap-x-4 pt-4 border-t border-edge lg:pt-6">
              <p className="text-subtitle font-600" aria-hidden="true">
                {figure}
              </p>
              <h3 className="text-heading">{title}</h3>
              <p className="basis-full text-muted">
                <Marked text={text} note="tokenomics-differences" />
              </p>
            </article>
          ))}
        </div>
      )}
      <Differences id="tokenomics-differences" title={differencesTitle} differences={differences.tokenomics} />
    </Section>
  );
}
