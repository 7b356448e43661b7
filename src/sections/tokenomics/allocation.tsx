import { useState } from 'react';
import { Marked } from '../../components/differences.tsx';
import { Donut, Patterns } from '../../components/shares.tsx';
import { tableRoles as roles } from '../../components/table-roles.ts';
import { ALLOCATED_PER_CHAIN, allocations } from '../../content/figures.ts';
import { tokenomics } from '../../content/tokenomics.ts';
import { formatAmount } from '../../lib/format.ts';
import { whilePointedAt } from '../../lib/pointing.ts';
import './tables.css';

/** Every other slice has a pattern, so that neighbours differ even without colour. */
const marks = ['stripes', 'dots', 'grid'] as const;
const patterns = allocations.flatMap((_, index) =>
  index > 0 && index % 2 === 0
    ? [{ id: `slice-${index}`, ground: `var(--slice-${index})`, marks: marks[(index / 2 - 1) % marks.length]! }]
    : [],
);
const slices = allocations.map((allocation, index) => {
  const pattern = patterns.find(({ id }) => id === `slice-${index}`);
  return { ...allocation, fill: pattern ? `url(#${pattern.id})` : `var(--slice-${index})` };
});

/** Allocation on Ethereum and on BNB Chain: a donut and a table that highlight each other. */
export function Allocation() {
  const [hovered, setHovered] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const active = hovered ?? chosen;
  const choose = (id: string) => setChosen(id === chosen ? null : id);
  const shown = allocations.find(({ id }) => id === active);
  return (
    <figure className="allocation" aria-labelledby="allocation-title">
      <div className="flex flex-col gap-2">
        <h3 className="text-heading" id="allocation-title">
          {tokenomics.allocationTitle}
        </h3>
        <p className="text-sm text-muted lg:text-base">
          <Marked text={tokenomics.allocationNote} note="tokenomics-differences" />
        </p>
      </div>
      <Patterns patterns={patterns} />
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
