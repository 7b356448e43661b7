import { site } from '../../../config/site.ts';
import { chains } from '../../../config/chains.ts';
import { Marked } from '../../components/differences.tsx';
import { withIcon } from '../../components/icon.tsx';
import { SplitBar } from '../../components/split-bar.tsx';
import { tableRoles as roles } from '../../components/table-roles.ts';
import { chainShares, TOTAL_SUPPLY } from '#token/content/figures.ts';
import { tokenomics } from '#token/content/tokenomics.ts';
import { formatTokens, tokensIn } from '../../../config/format.ts';

/** The supply as one number as wide as the page, and as one bar divided by chain, with the exact figures below. */
export function Supply() {
  return (
    <figure className="supply flex flex-col gap-3" aria-labelledby="supply-title">
      <p className="text-lead text-muted" id="supply-title">
        {tokenomics.supply}
      </p>
      <p className="supply-figure font-600 max-w-none">{formatTokens(TOTAL_SUPPLY)}</p>
      <SplitBar parts={chainShares} />
      <table {...roles.table} className="block" aria-label={tokenomics.chainsCaption}>
        <tbody {...roles.group} className="supply-chains grid gap-y-2">
          {chainShares.map(({ id, percentage, description, difference }) => (
            <tr {...roles.row} key={id} className="row content-start gap-x-3">
              <th {...roles.rowHeader} className={`font-600 ${withIcon(id)} chain-${id}`}>
                {chains[id].name}
              </th>
              <td {...roles.cell} className="font-600">{`${percentage}%`}</td>
              <td {...roles.cell}>
                <Marked
                  text={`${formatTokens(tokensIn(percentage, TOTAL_SUPPLY))}${difference ? '*' : ''}`}
                  fact={difference}
                />
              </td>
              <td {...roles.cell} className="basis-full text-muted">
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
