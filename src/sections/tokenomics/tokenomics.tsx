import { Marked } from '../../components/differences.tsx';
import { Section } from '../../components/section.tsx';
import { holdings, tokenomics } from '#token/content/tokenomics.ts';
import { Allocation } from './allocation.tsx';
import { Supply } from './supply.tsx';
import './tokenomics.css';

/** How many tokens there are, where they are, who they are for and when they unlock. */
export function Tokenomics() {
  return (
    <Section id="tokenomics" landmark tone="ink" title={tokenomics.title}>
      <Supply />
      <Allocation />
      {holdings.length > 0 && (
        <div className="grid gap-3 md:gap-6 md:grid-flow-col md:auto-cols-fr">
          {holdings.map(({ title, figure, text, difference }) => (
            <article key={title} className="card">
              <div className="row items-baseline gap-x-4">
                <p className="figure" aria-hidden="true">
                  {figure}
                </p>
                <h3 className="text-heading">{title}</h3>
              </div>
              <p className="pt-2 text-muted">
                <Marked text={text} fact={difference} />
              </p>
            </article>
          ))}
        </div>
      )}
    </Section>
  );
}
