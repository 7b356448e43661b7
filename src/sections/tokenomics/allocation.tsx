import { useState } from 'react';
import { Marked } from '../../components/differences.tsx';
import { Donut } from '../../components/shares.tsx';
import { tableRoles as roles } from '../../components/table-roles.ts';
import { allocated, allocations } from '#token/content/figures.ts';
import { tokenomics } from '#token/content/tokenomics.ts';
import { formatAmount, tokensIn } from '../../../config/format.ts';
import { whilePointedAt } from '../../lib/pointing.ts';
import './allocation.css';

const hasNotes = allocations.some(({ description }) => description);

const isMarked = tokenomics.allocationNote.includes('*');

/** What is allocated, with the mark if that is stated differently elsewhere; the note links to both values. */
const Total = () => (
  <>
    {formatAmount(allocated.amount)}
    {isMarked && <sup>*</sup>}
  </>
);

/** What the allocated amount is for: a donut and a table that highlight each other. */
export function Allocation() {
  const [hovered, setHovered] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const active = hovered ?? chosen;
  const choose = (id: string) => setChosen(id === chosen ? null : id);
  const highlighted = allocations.find(({ id }) => id === active);
  return (
    <figure className="allocation grid gap-4 md:grid-cols-2 md:gap-x-6" aria-labelledby="allocation-title">
      <h3 className="text-heading md:self-end" id="allocation-title">
        {tokenomics.allocationTitle}
      </h3>
      <p className="text-muted md:self-end">
        <Marked text={tokenomics.allocationNote} note="tokenomics-differences" />
      </p>
      <Donut
        slices={allocations}
        active={active}
        onHover={setHovered}
        onChoose={choose}
        value={highlighted ? `${highlighted.percentage}%` : <Total />}
        label={highlighted ? highlighted.label : allocated.label}
      />
      <table
        {...roles.table}
        className={`block md:self-center ${hasNotes ? 'allocation-noted' : ''}`}
        aria-label={tokenomics.allocationCaption}
      >
        <tbody {...roles.group} className="block">
          {allocations.map(({ id, label, percentage, description }) => (
            <tr
              {...roles.row}
              key={id}
              className="slice allocation-row items-center gap-x-3 border-t border-line"
              data-active={id === active || undefined}
              {...whilePointedAt((on) => setHovered(on ? id : null))}
            >
              <th {...roles.rowHeader}>
                <button
                  type="button"
                  className="choice row flex-nowrap gap-3 py-2 leading-tight"
                  aria-pressed={id === chosen}
                  aria-describedby="highlights"
                  onClick={() => choose(id)}
                >
                  {label}
                </button>
              </th>
              <td {...roles.cell} className="font-mono text-sm text-end">{`${percentage}%`}</td>
              <td {...roles.cell} className="font-mono text-sm text-end">
                {formatAmount(tokensIn(percentage, allocated.amount))}
              </td>
              {description && (
                <td {...roles.cell} className="text-sm text-muted">
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
