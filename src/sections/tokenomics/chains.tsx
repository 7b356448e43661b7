import { chains } from '../../../config/chains.ts';
import { Marked } from '../../components/differences.tsx';
import { ChainBadge } from '../../components/badges.tsx';
import { Patterns, SplitBar } from '../../components/shares.tsx';
import { tableRoles as roles } from '../../components/table-roles.ts';
import { chainShares } from '../../content/figures.ts';
import { tokenomics } from '../../content/tokenomics.ts';
import { formatTokens } from '../../lib/format.ts';
import './tables.css';

/** Neighbours differ even without colour: the first is plain, the others have patterns in turn. */
const marks = ['stripes', 'dots', 'grid'] as const;
const patterns = chainShares.slice(1).map(({ id }, index) => ({
  id,
  ground: `var(--${id})`,
  marks: marks[index % marks.length]!,
}));
const parts = chainShares.map(({ id, percentage }, index) => ({
  id,
  percentage,
  fill: index > 0 ? `url(#${id})` : `var(--${id})`,
  ground: `var(--${id})`,
}));

/** The supply as one bar divided by chain, with the exact figures below. */
export function ChainSplit() {
  return (
    <figure className="flex flex-col gap-3" aria-labelledby="split-title">
      <h3 className="text-heading" id="split-title">
        {tokenomics.chainsTitle}
      </h3>
      <Patterns patterns={patterns} />
      <SplitBar parts={parts} />
      <table {...roles.table} className="split-table" aria-label={tokenomics.chainsCaption}>
        <tbody {...roles.group}>
          {chainShares.map(({ id, percentage, amount, description, differs }) => (
            <tr {...roles.row} key={id}>
              <th {...roles.rowHeader}>
                <ChainBadge id={id} name={chains[id].name} />
              </th>
              <td {...roles.cell} className="split-share">{`${percentage}%`}</td>
              <td {...roles.cell} className="font-mono">
                <Marked text={`${formatTokens(amount)}${differs ? '*' : ''}`} note="tokenomics-differences" />
              </td>
              <td {...roles.cell} className="text-muted">
                {description}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
