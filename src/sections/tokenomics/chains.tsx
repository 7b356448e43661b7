import { Opening } from '../../components/opening.tsx';
import { Patterns } from '../../components/patterns.tsx';
import { SplitBar } from '../../components/split-bar.tsx';
import { tableRoles as roles } from '../../components/table-roles.ts';
import { chainShares } from '../../content/figures.ts';
import { tokenomics } from '../../content/tokenomics.ts';
import { formatTokens } from '../../lib/format.ts';
import { ChainBadge } from '../../components/chain-badge.tsx';

/** Neighbours differ even without colour. */
const patterns = [
  { id: 'ethereum', ground: 'var(--ethereum)', marks: 'stripes' },
  { id: 'bnb', ground: 'var(--bnb)', marks: 'dots' },
] as const;
const fills = { solana: 'var(--solana)', ethereum: 'url(#ethereum)', bnb: 'url(#bnb)' };

const columns = tokenomics.chainColumns;

/** Where a chain's share of the supply begins, in percent. */
const startOf = (index: number) => chainShares.slice(0, index).reduce((sum, { percentage }) => sum + percentage, 0);

/** The brand's sign in the chains' colours, in proportion to their shares of the supply. */
export function SupplySign() {
  return (
    <Opening>
      <svg className="w-.7em" viewBox="0 0 96 96">
        <linearGradient id="supply" gradientUnits="userSpaceOnUse" x2="96">
          {chainShares.flatMap(({ id, percentage }, index) =>
            [startOf(index), startOf(index) + percentage].map((offset) => (
              <stop key={`${id}${offset}`} offset={`${offset}%`} stopColor={`var(--${id})`} />
            )),
          )}
        </linearGradient>
        <path d="M36 10 26 86M70 10 60 86M14 34h72M10 62h72" stroke="url(#supply)" strokeWidth="12" />
      </svg>
    </Opening>
  );
}

/** Shows the supply as one bar divided by chain, with its table. */
export function ChainSplit() {
  return (
    <figure className="allocation" aria-labelledby="split-title">
      <div className="stack-4">
        <h3 className="heading" id="split-title">
          {tokenomics.chainsTitle}
        </h3>
        <Patterns patterns={patterns} />
        <SplitBar parts={chainShares} fills={fills} />
      </div>
      <table {...roles.table} className="token-table split-table" aria-label={tokenomics.chainsCaption}>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.columnHeader}>{columns.chain}</th>
            <th {...roles.columnHeader}>{columns.share}</th>
            <th {...roles.columnHeader}>{columns.amount}</th>
            <th {...roles.columnHeader} className="sr-only" aria-label={columns.launch} />
          </tr>
        </thead>
        <tbody {...roles.group}>
          {chainShares.map(({ id, chain, percentage, amount, description, note }) => (
            <tr {...roles.row} key={id}>
              <th {...roles.rowHeader}>
                <ChainBadge id={id} name={chain} />
              </th>
              <td {...roles.cell}>{`${percentage}%`}</td>
              <td {...roles.cell}>{formatTokens(amount)}</td>
              <td {...roles.cell} className="text-muted">
                {note ? `${description} ${note}` : description}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
