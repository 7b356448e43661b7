import { useState } from 'react';
import { geometry } from 'virtual:chart-geometry';
import { List } from '../../components/list.tsx';
import { ScheduleChart, strokeOf, type ScheduleLine } from '../../components/schedule-chart.tsx';
import { UNLOCK_MONTHS, vestingCards } from '../../content/figures.ts';
import { tokenomics } from '../../content/tokenomics.ts';
import { whilePointedAt } from '../../lib/pointing.ts';
import { unlockedPercent, type VestingRule } from '../../lib/vesting.ts';
import './unlocks.css';

/** Months listed in the table; 0 is the token generation event. */
const MONTHS = [0, 1 / 8, 1 / 4, 1 / 2, 3 / 4, 1].map((part) => Math.round(part * UNLOCK_MONTHS));
/** The month selected at first, a year after launch. */
const FIRST_MONTH = 12;

/** Formats the percent unlocked at a month, to one decimal. */
const share = (rule: VestingRule, month: number): number => Math.round(unlockedPercent(rule, month) * 10) / 10;

const scheduled = vestingCards.flatMap((card, index) =>
  card.rule ? [{ ...card, rule: card.rule, line: geometry.unlocks[index]! }] : [],
);
const unscheduled = vestingCards.filter(({ rule }) => !rule);
const lines: readonly ScheduleLine[] = scheduled.map(({ title, rule, line }, index) => ({
  id: title,
  number: index + 1,
  name: title,
  percentAt: (month) => unlockedPercent(rule, month),
  ...line,
}));

/** Shows when each share unlocks: a chart of all schedules, a legend with their rules, and a table of all values. */
export function Unlocks() {
  const [month, setMonth] = useState(FIRST_MONTH);
  const [hovered, setHovered] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const active = hovered ?? chosen;
  const shares = scheduled.map(({ title, rule }) => `${title} ${share(rule, month)}%`).join(', ');
  return (
    <figure className="stack-4" aria-labelledby="unlocks-title">
      <h3 className="heading" id="unlocks-title">
        {tokenomics.vestingTitle}
      </h3>
      <div className=":uno-schedule-frame: grid gap-4 px-4 py-4 border border-line rounded-card bg-surface lg:(px-8 py-6)">
        <ScheduleChart
          lines={lines}
          months={UNLOCK_MONTHS}
          month={month}
          active={active}
          onMonth={setMonth}
          onHover={setHovered}
          words={{ axes: tokenomics.axes, start: tokenomics.axisStart }}
        />
        <div className="schedule-month scripted font-mono text-sm leading-note">
          <output aria-hidden="true">{tokenomics.monthAt(month)}</output>
          <input
            type="range"
            max={UNLOCK_MONTHS}
            value={month}
            onChange={({ target }) => setMonth(Number(target.value))}
            aria-label={tokenomics.monthSlider}
            aria-valuetext={`${tokenomics.monthAt(month)}: ${shares}`}
          />
        </div>
        <List className=":uno-schedule-bands: grid gap-2 [&>li]:(hatched flex flex-wrap gap-x-3 gap-y-1 px-3 py-2 border border-dashed border-edge rounded-tile) [&_b]:(px-1.5 bg-surface) [&>span]:(px-1.5 bg-surface)">
          {unscheduled.map(({ title, details }) => (
            <li key={title}>
              <b>{title}</b>
              <span>{details.join('. ')}</span>
            </li>
          ))}
        </List>
      </div>
      <List className=":uno-schedule-legend: grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
        {scheduled.map(({ title, details, rule }, index) => (
          <li
            key={title}
            className=":uno-schedule-card: grid content-start gap-1 px-3.5 py-3 border border-line rounded-card bg-surface text-nav leading-snug data-[active]:border-fg"
            data-active={title === active || undefined}
            {...whilePointedAt((on) => setHovered(on ? title : null))}
          >
            <h4>
              <button
                type="button"
                className=":uno-schedule-name: grid grid-cols-[auto_1fr] gap-y-.75 items-center w-full min-h-touch font-600 text-left cursor-pointer"
                aria-pressed={title === chosen}
                aria-describedby="highlights"
                onClick={() => setChosen(title === chosen ? null : title)}
              >
                <svg
                  className="schedule-key flex-none w-11 h-6 schedule-line"
                  {...strokeOf(index + 1)}
                  aria-hidden="true"
                >
                  <path d="M0 12H44" />
                  <circle cx="22" cy="12" r="11" />
                  <text x="22" y="17" textAnchor="middle">
                    {index + 1}
                  </text>
                </svg>
                <span className="text-xl leading-6 text-right scripted" aria-hidden="true">
                  {`${share(rule, month)}%`}
                </span>
                <span className="col-span-full">{title}</span>
              </button>
            </h4>
            <List className="text-muted">
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </List>
          </li>
        ))}
      </List>
      <details className="values">
        <summary className="disclosure">{tokenomics.valuesTitle}</summary>
        <div className="relative overflow-x-auto">
          <table aria-label={tokenomics.valuesCaption}>
            <thead>
              <tr>
                <th scope="col">{tokenomics.allocationColumns.label}</th>
                {MONTHS.map((at) => (
                  <th key={at} scope="col" aria-label={`${tokenomics.month} ${at}`}>
                    {at}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {vestingCards.map(({ title, rule, details }) => (
                <tr key={title}>
                  <th scope="row">{title}</th>
                  {rule ? (
                    MONTHS.map((at) => <td key={at}>{`${share(rule, at)}%`}</td>)
                  ) : (
                    <td colSpan={MONTHS.length}>{details.join('. ')}</td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
