import { useState } from 'react';
import { Donut } from '../components/donut.tsx';
import { Spoken } from '../components/spoken.tsx';
import { tableRoles as roles } from '../components/table-roles.ts';
import { ALLOCATED_PER_CHAIN, allocations, type AllocationId } from '../content/figures.ts';
import { tokenomics } from '../content/tokenomics.ts';
import { formatMillions } from '../lib/format.ts';
import { pointing } from '../lib/pointing.ts';
import './tokenomics-allocation.css';

/** Neighbours differ even without colour; `tokenomics.tsx` defines the patterns. */
const fills: Record<AllocationId, string> = {
  airdrop: 'var(--slice-0)',
  liquidity: 'var(--slice-1)',
  staking: 'url(#slice-2)',
  ecosystem: 'var(--slice-3)',
  marketing: 'url(#slice-4)',
  reserve: 'var(--slice-5)',
  team: 'url(#slice-6)',
};

const columns = tokenomics.allocationColumns;

/** Shows what the tokens on Ethereum and on BNB Chain are for: a donut and a table that highlight each other. */
export function Allocation() {
  const [hovered, setHovered] = useState<AllocationId | null>(null);
  const [chosen, setChosen] = useState<AllocationId | null>(null);
  const active = hovered ?? chosen;
  const choose = (id: AllocationId) => setChosen(id === chosen ? null : id);
  const shown = allocations.find(({ id }) => id === active);
  return (
    <figure className="stack-6" aria-labelledby="allocation-title">
      <div className="allocation">
        <div className="stack-4">
          <h3 className="heading" id="allocation-title">
            {tokenomics.allocationTitle}
          </h3>
          <p className="text-muted">
            <Spoken text={tokenomics.allocationNote} />
          </p>
          <Donut
            slices={allocations}
            fills={fills}
            active={active}
            onHover={setHovered}
            onChoose={choose}
            value={shown ? `${shown.percentage}%` : `${ALLOCATED_PER_CHAIN / 1e9}B`}
            label={shown ? shown.label : tokenomics.donutLabel}
          />
        </div>
        <table {...roles.table} className="token-table">
          <caption className="sr-only">{tokenomics.allocationCaption}</caption>
          <thead {...roles.group}>
            <tr {...roles.row}>
              <th {...roles.columnHeader}>{columns.label}</th>
              <th {...roles.columnHeader}>{columns.share}</th>
              <th {...roles.columnHeader}>{columns.amount}</th>
              <th {...roles.columnHeader} className="sr-only">
                {columns.terms}
              </th>
            </tr>
          </thead>
          <tbody {...roles.group}>
            {allocations.map(({ id, label, percentage, amount, description }) => (
              <tr
                {...roles.row}
                key={id}
                data-active={id === active || undefined}
                ref={pointing((on) => setHovered(on ? id : null))}
              >
                <th {...roles.rowHeader}>
                  <button
                    type="button"
                    aria-pressed={id === chosen}
                    aria-describedby="highlights"
                    onClick={() => choose(id)}
                  >
                    <svg className=":uno-swatch: flex-none w-4 h-4 rounded-swatch" fill={fills[id]} aria-hidden="true">
                      <rect width="16" height="16" />
                    </svg>
                    {label}
                  </button>
                </th>
                <td {...roles.cell}>{`${percentage}%`}</td>
                <td {...roles.cell}>
                  <Spoken text={formatMillions(amount)} />
                </td>
                <td {...roles.cell} className="text-muted">
                  <Spoken text={description} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
