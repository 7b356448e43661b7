import { site } from 'virtual:site';
import { Spoken } from '../components/spoken.tsx';
import { SplitBar } from '../components/split-bar.tsx';
import { tableRoles as roles } from '../components/table-roles.ts';
import { chainShares } from '../content/figures.ts';
import { tokenomics } from '../content/tokenomics.ts';
import { formatTokens } from '../lib/format.ts';
import { ChainBadge } from './chain-badge.tsx';

const fills = { solana: 'var(--solana)', ethereum: 'url(#ethereum)', bnb: 'url(#bnb)' };

const columns = tokenomics.chainColumns;

/** Shows the supply as one bar divided by chain, with its table. */
export function ChainSplit() {
  return (
    <figure className="allocation" aria-labelledby="split-title">
      <div className="stack-4">
        <h3 className="heading" id="split-title">
          {tokenomics.chainsTitle}
        </h3>
        <SplitBar parts={chainShares} fills={fills} />
      </div>
      <table {...roles.table} className="token-table split-table">
        <caption className="sr-only">{tokenomics.chainsCaption}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.columnHeader}>{columns.chain}</th>
            <th {...roles.columnHeader}>{columns.share}</th>
            <th {...roles.columnHeader}>{columns.amount}</th>
            <th {...roles.columnHeader} className="sr-only">
              {columns.launch}
            </th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {chainShares.map(({ id, chain, percentage, amount, description, note }) => (
            <tr {...roles.row} key={id}>
              <th {...roles.rowHeader}>
                <ChainBadge id={id} name={chain} />
              </th>
              <td {...roles.cell}>{`${percentage}%`}</td>
              <td {...roles.cell}>
                {formatTokens(amount)}
                <span className="sr-only">{` $${site.product}`}</span>
              </td>
              <td {...roles.cell} className="text-muted">
                <Spoken text={note ? `${description} ${note}` : description} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
