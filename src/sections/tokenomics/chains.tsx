import { Marked } from '../../components/differences.tsx';
import { ChainBadge } from '../../components/badges.tsx';
import { Patterns, SplitBar } from '../../components/shares.tsx';
import { tableRoles as roles } from '../../components/table-roles.ts';
import { chainShares } from '../../content/figures.ts';
import { tokenomics } from '../../content/tokenomics.ts';
import { formatTokens } from '../../lib/format.ts';
import './tables.css';

/** Neighbours differ even without colour: the first is plain, the others have patterns in turn. */
const [plain, ...patterned] = chainShares.map(({ id }) => id);
const patterns = patterned.map((id, index) => ({
  id,
  ground: `var(--${id})`,
  marks: (['stripes', 'dots', 'grid'] as const)[index % 3]!,
}));
const fills = {
  [plain!]: `var(--${plain})`,
  ...Object.fromEntries(patterned.map((id) => [id, `url(#${id})`])),
};

/** The supply as one bar divided by chain, with the exact figures below. */
export function ChainSplit() {
  return (
    <figure className="flex flex-col gap-3" aria-labelledby="split-title">
      <h3 className="text-heading" id="split-title">
        {tokenomics.chainsTitle}
      </h3>
      <Patterns patterns={patterns} />
      <SplitBar parts={chainShares} fills={fills} />
      <table {...roles.table} className="split-table" aria-label={tokenomics.chainsCaption}>
        <tbody {...roles.group}>
          {chainShares.map(({ id, chain, percentage, amount, description, differs }) => (
            <tr {...roles.row} key={id}>
              <th {...roles.rowHeader}>
                <ChainBadge id={id} name={chain} />
              </th>
              <td {...roles.cell} className="split-share">{`${percentage}%`}</td>
              <td {...roles.cell} className="font-mono">
                <Marked text={`${formatTokens(amount)}${differs ? '†' : ''}`} note="tokenomics-differences" />
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
