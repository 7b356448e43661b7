import { useState } from 'react';
import { Marked } from '../../components/differences.tsx';
import { tableRoles as roles } from '../../components/table-roles.ts';
import { EmptyTrack, MonthLine, MonthTicks, UnlockTrack } from '../../components/unlock-track.tsx';
import { allocated, allocations, FIRST_MONTH, vestingCards } from '#token/content/figures.ts';
import { tokenomics } from '#token/content/tokenomics.ts';
import { formatAmount, tokensIn } from '../../../config/format.ts';
import { useClientOnly } from '../../hooks/use-client-only.ts';
import { monthsShown, unlockedPercent } from '../../lib/vesting.ts';
import type { AllocationItem, VestingCard, VestingRule } from '../../../shape/token.ts';
import './allocation.css';

type Scheduled = VestingCard & { rule: VestingRule };
const isScheduled = (card: VestingCard): card is Scheduled => card.rule !== null;

const scheduled = vestingCards.filter(isScheduled);
const months = monthsShown(
  scheduled.map(({ rule }) => rule),
  FIRST_MONTH,
);

/** Percent unlocked at a month, to one decimal. */
const shareAt = (rule: VestingRule, month: number) => `${Math.round(unlockedPercent(rule, month) * 10) / 10}%`;

interface Row extends Partial<AllocationItem> {
  label: string;
  cards: readonly VestingCard[];
}

/** An allocation a row, with its cards; below, the cards that are for none. */
const rows: readonly Row[] = [
  ...allocations.map((item) => ({ ...item, cards: vestingCards.filter((card) => card.allocations.includes(item.id)) })),
  ...vestingCards.filter((card) => card.allocations.length === 0).map((card) => ({ label: card.title, cards: [card] })),
];

/** Height of each of an allocation's tracks, in em: the higher the larger its share. */
const heightOf = (percentage: number, tracks: number) => Math.max(1.5, (2 + 0.18 * percentage) / tracks);

function AllocationRow({ label, percentage, description, difference, cards, month }: Row & { month: number }) {
  const tracks = cards.filter(isScheduled);
  return (
    <tr {...roles.row} className="allocation-row">
      <th {...roles.rowHeader} className="font-600">
        {label}
      </th>
      <td {...roles.cell} className="leading-snug text-muted">
        {description && (
          <p>
            <Marked text={description} fact={difference} />
          </p>
        )}
        {cards.map(({ title, details }) => (
          <p key={title}>
            {title !== label && <b>{`${title}: `}</b>}
            {details.join(', ')}
          </p>
        ))}
      </td>
      <td {...roles.cell} className="text-heading font-600">
        {percentage !== undefined && `${percentage}%`}
      </td>
      <td {...roles.cell} className="font-mono text-sm text-muted">
        {percentage !== undefined && formatAmount(tokensIn(percentage, allocated.amount))}
      </td>
      {scheduled.length > 0 && (
        <td {...roles.cell}>
          <MonthLine month={month} months={months} />
          {tracks.length === 0 && <EmptyTrack height={heightOf(percentage ?? 0, 1)} />}
          {tracks.map(({ title, rule }) => (
            <div key={title} className="unlock">
              <UnlockTrack rule={rule} months={months} height={heightOf(percentage ?? 0, tracks.length)} />
              <p className={cards.length > 1 ? 'unlock-titled' : undefined}>
                {cards.length > 1 && `${title} `}
                <b className="text-heading">{shareAt(rule, month)}</b>
              </p>
            </div>
          ))}
        </td>
      )}
    </tr>
  );
}

/** What the allocated amount is for, and when it unlocks: a table that is the chart, and a slider for its month. */
export function Allocation() {
  const [month, setMonth] = useState(FIRST_MONTH);
  const hydrated = useClientOnly();
  const shares = scheduled.map(({ title, rule }) => `${title} ${shareAt(rule, month)}`).join(', ');
  return (
    <div>
      <h3 className="text-heading" id="allocation-title">
        {tokenomics.allocationTitle}
      </h3>
      <p className="pt-1 text-muted">
        <Marked text={tokenomics.allocationNote} fact={allocated.difference} />
        {scheduled.length > 0 && ` ${tokenomics.vestingNote}`}
      </p>
      <div className="allocation mt-4 md:mt-6">
        <table {...roles.table} aria-labelledby="allocation-title">
          <thead {...roles.group}>
            <tr {...roles.row} className="allocation-row label">
              <th {...roles.columnHeader}>{tokenomics.allocation}</th>
              <td {...roles.cell} />
              <th {...roles.columnHeader}>{tokenomics.share}</th>
              <th {...roles.columnHeader}>{tokenomics.amount}</th>
              {scheduled.length > 0 && (
                <th {...roles.columnHeader}>
                  <span>{tokenomics.unlockedAt(month)}</span>
                  <MonthLine month={month} months={months} />
                  <MonthTicks month={month} months={months} start={tokenomics.axisStart} />
                </th>
              )}
            </tr>
          </thead>
          <tbody {...roles.group}>
            {rows.map((row) => (
              <AllocationRow key={row.id ?? row.label} {...row} month={month} />
            ))}
          </tbody>
        </table>
        {scheduled.length > 0 && (
          <div className="month scripted">
            <p className="label" aria-hidden="true">
              {tokenomics.monthAt(month)}
            </p>
            <input
              type="range"
              max={months}
              // React would not notice a month chosen before (https://github.com/facebook/react/issues/12955), nor one
              // that Firefox restores after a reload (https://bugzilla.mozilla.org/show_bug.cgi?id=654072).
              disabled={!hydrated}
              autoComplete="off"
              value={month}
              onChange={({ target }) => setMonth(Number(target.value))}
              aria-label={tokenomics.monthSlider}
              aria-valuetext={`${tokenomics.monthAt(month)}: ${shares}`}
            />
          </div>
        )}
      </div>
    </div>
  );
}
