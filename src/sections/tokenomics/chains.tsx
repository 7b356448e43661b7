import { site } from '../../../config/site.ts';
import { chains } from '../../../config/chains.ts';
import { Marked } from '../../components/differences.tsx';
import { withIcon } from '../../components/icon.tsx';
import { SplitBar } from '../../components/shares.tsx';
import { tableRoles as roles } from '../../components/table-roles.ts';
import { chainShares, TOTAL_SUPPLY } from '#token/content/figures.ts';
import { tokenomics } from '#token/content/tokenomics.ts';
import { formatTokens, tokensIn } from '../../../config/format.ts';

const parts = chainShares.map(({ id, percentage }) => ({ id, percentage, ground: `var(--chain-${id})` }));

/** The supply as one bar divided by chain, with the exact figures below. */
export function ChainSplit() {
  return (
    <figure className="flex flex-col gap-3" aria-labelledby="split-title">
      <h3 className="text-heading" id="split-title">
        {tokenomics.chainsTitle}
      </h3>
      <SplitBar parts={parts} />
      <table {...roles.table} className="block" aria-label={tokenomics.chainsCaption}>
        <tbody {...roles.group} className="block">
          {chainShares.map(({ id, percentage, description, differs }) => (
            <tr {...roles.row} key={id} className="split-row row gap-x-4 py-1 border-b border-line lg:py-3">
              <th {...roles.rowHeader} className={`grow font-600 ${withIcon(id)} chain-${id}`}>
                {chains[id].name}
              </th>
              <td {...roles.cell} className="text-sm lg:text-heading lg:font-600">{`${percentage}%`}</td>
              <td
                {...roles.cell}
                className={`font-mono text-sm lg:text-base lg:text-end ${differs ? 'split-marked' : ''}`}
              >
                <Marked
                  text={`${formatTokens(tokensIn(percentage, TOTAL_SUPPLY))}${differs ? '*' : ''}`}
                  note="tokenomics-differences"
                />
              </td>
              <td {...roles.cell} className="basis-full text-sm text-muted lg:text-base">
                {site.contracts.some(({ chain }) => chain === id)
                  ? description
                  : `${description} ${tokenomics.noContract}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
