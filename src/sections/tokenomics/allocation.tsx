import { useState } from 'react';
import { Marked } from '../../components/differences.tsx';
import { Donut } from '../../components/shares.tsx';
import { tableRoles as roles } from '../../components/table-roles.ts';
import { ALLOCATED_PER_CHAIN, allocations } from '../../content/figures.ts';
import { tokenomics } from '../../content/tokenomics.ts';
import { formatAmount } from '../../lib/format.ts';
import { whilePointedAt } from '../../lib/pointing.ts';
import './tables.css';

const slices = allocations.map((allocation, index) => ({ ...allocation, fill: `var(--slice-${index})` }));

/** Allocation on Ethereum and on BNB Chain: a donut and a table that highlight each other. */
export function Allocation() {
  const [hovered, setHovered] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const active = hovered ?? chosen;
  const choose = (id: string) => setChosen(id === chosen ? null : id);
  const shown = allocations.find(({ id }) => id === active);
  return (
    <figure className="allocation" aria-labelledby="allocation-title">
      <h3 className="text-heading" id="allocation-title">
        {tokenomics.allocationTitle}
      </h3>
      <p className="text-muted">
        <Marked text={tokenomics.allocationNote} note="tokenomics-differences" />
      </p>
      <Donut
        slices={slices}
        active={active}
        onHover={setHovered}
        onChoose={choose}
        value={shown ? `${shown.percentage}%` : formatAmount(ALLOCATED_PER_CHAIN)}
        label={shown ? shown.label : tokenomics.donutLabel}
      />
      <table {...roles.table} className="token-table" aria-label={tokenomics.allocationCaption}>
        <tbody {...roles.group}>
          {slices.map(({ id, label, percentage, amount, description, fill }) => (
            <tr
              {...roles.row}
              key={id}
              data-active={id === active || undefined}
              {...whilePointedAt((on) => setHovered(on ? id : null))}
            >
              <th {...roles.rowHeader}>
                <button
                  type="button"
                  aria-pressed={id === chosen}
                  aria-describedby="highlights"
                  onClick={() => choose(id)}
                >
                  <svg className="swatch" fill={fill} aria-hidden="true">
                    <rect width="16" height="16" />
                  </svg>
                  {label}
                </button>
              </th>
              <td {...roles.cell}>{`${percentage}%`}</td>
              <td {...roles.cell}>{formatAmount(amount)}</td>
              {description && (
                <td {...roles.cell} className="text-muted">
                  <Marked text={description} note="tokenomics-differences" />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
