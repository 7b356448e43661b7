import { Section } from '../../components/section.tsx';
import { holdings, tokenomics } from '../../content/tokenomics.ts';
import { Allocation } from './allocation.tsx';
import { ChainSplit } from './chains.tsx';
import { Unlocks } from './unlocks.tsx';

/** Where the tokens are, who they are for and when they unlock. */
export function Tokenomics() {
  return (
    <Section id="tokenomics" landmark tone="ink" layout="beside" title={tokenomics.title} lead={tokenomics.lead}>
      <p id="highlights" hidden>
        {tokenomics.highlights}
      </p>
      <ChainSplit />
      <Allocation />
      <Unlocks />
      <div className=":uno-holdings: grid gap-x-6 gap-y-4 md:grid-cols-2 [&>article]:(grid grid-cols-[auto_1fr] gap-x-4 items-center content-start lg:grid-rows-[auto_1fr] lg:items-start pt-4 border-t border-edge lg:(gap-x-8 pt-6)) [&_.figure]:lt-lg:text-2xl [&_.text-muted]:lt-lg:(col-span-full text-nav leading-note) lg:[&_.figure]:row-span-2">
        {holdings.map(({ title, figure, text }) => (
          <article key={title}>
            <p className="figure" aria-hidden="true">
              {figure}
            </p>
            <h3 className="heading">{title}</h3>
            <p className="text-muted">{text}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
