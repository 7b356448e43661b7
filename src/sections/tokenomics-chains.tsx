import { site } from 'virtual:site';
import { SplitBar } from '../components/split-bar.tsx';
import { chainShares } from '../content/figures.ts';
import { tokenomics } from '../content/tokenomics.ts';
import { formatTokens } from '../lib/format.ts';
import { ChainBadge } from './chain-badge.tsx';
import './tokenomics-chains.css';

const fills = { solana: 'var(--solana)', ethereum: 'url(#ethereum)', bnb: 'url(#bnb)' };

const columns = tokenomics.chainColumns;

/** Shows the supply as one bar divided by chain, with its table. */
export function ChainSplit() {
  return (
    <figure className="stack-6" aria-labelledby="split-title">
      <h3 className="heading" id="split-title">
        {tokenomics.chainsTitle}
      </h3>
      <SplitBar parts={chainShares} fills={fills} />
      <table className="split-table">
        <thead className="sr-only">
          <tr>
            <th scope="col">{columns.chain}</th>
            <th scope="col">{columns.share}</th>
            <th scope="col">{columns.amount}</th>
            <th scope="col">{columns.launch}</th>
          </tr>
        </thead>
        <tbody>
          {chainShares.map(({ id, chain, percentage, amount, description, note }) => (
            <tr key={id}>
              <th scope="row">
                <ChainBadge id={id} name={chain} />
              </th>
              <td className="figure">{percentage}%</td>
              <td className="font-mono">
                {formatTokens(amount)} <span className="text-muted">${site.product}</span>
              </td>
              <td className="text-muted">
                {description}. {note}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
