import { useState } from 'react';
import { geometry } from 'virtual:chart-geometry';
import { List } from '../../components/list.tsx';
import { ScheduleChart, strokeOf, type ScheduleLine } from '../../components/schedule-chart.tsx';
import { FIRST_MONTH, NO_SCHEDULE, UNLOCK_MONTHS, vestingCards } from '../../content/figures.ts';
import { tokenomics } from '../../content/tokenomics.ts';
import { useClientOnly } from '../../hooks/use-client-only.ts';
import { whilePointedAt } from '../../lib/pointing.ts';
import { unlockedPercent, type VestingRule } from '../../lib/vesting.ts';
import './unlocks.css';

/** Percent unlocked at a month, to one decimal. */
const share = (rule: VestingRule, month: number): number => Math.round(unlockedPercent(rule, month) * 10) / 10;

const scheduled = vestingCards.flatMap((card, index) =>
  card.rule ? [{ ...card, rule: card.rule, line: geometry.unlocks[index]! }] : [],
);
const unscheduled = vestingCards.filter(({ rule }) => !rule);
const lines: readonly ScheduleLine[] = scheduled.map(({ title, rule, line }, index) => ({
  id: title,
  number: index + 1,
  percentAt: (month) => unlockedPercent(rule, month),
  ...line,
}));

/** When each share unlocks: a chart of all schedules, if there are any, with their rules in its legend. */
export function Unlocks() {
  const [month, setMonth] = useState(FIRST_MONTH);
  const [hovered, setHovered] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const active = hovered ?? chosen;
  const hydrated = useClientOnly();
  if (vestingCards.length === 0) return null;
  const shares = scheduled.map(({ title, rule }) => `${title} ${share(rule, month)}%`).join(', ');
  return (
    <figure className="flex flex-col gap-4" aria-labelledby="unlocks-title">
      <div className="halves gap-y-2">
        <h3 className="text-heading" id="unlocks-title">
          {tokenomics.vestingTitle}
        </h3>
        <p className="text-muted">{tokenomics.vestingNote}</p>
      </div>
      <div className="schedule-frame">
        {scheduled.length > 0 && (
          <div>
            <ScheduleChart
              lines={lines}
              months={UNLOCK_MONTHS}
              month={month}
              active={active}
              onMonth={setMonth}
              onHover={setHovered}
              words={{ caption: tokenomics.unlockedAt(month), start: tokenomics.axisStart }}
            />
            <input
              type="range"
              className="schedule-month scripted"
              max={UNLOCK_MONTHS}
              // React would not notice a month chosen before, nor one that Firefox restores after a reload.
              disabled={!hydrated}
              autoComplete="off"
              value={month}
              onChange={({ target }) => setMonth(Number(target.value))}
              aria-label={tokenomics.monthSlider}
              aria-valuetext={`${tokenomics.monthAt(month)}: ${shares}`}
            />
          </div>
        )}
        <List className="schedule-legend">
          {scheduled.map(({ title, details, rule }, index) => (
            <li
              key={title}
              data-active={title === active || undefined}
              {...whilePointedAt((on) => setHovered(on ? title : null))}
            >
              <h4>
                <button
                  type="button"
                  aria-pressed={title === chosen}
                  aria-describedby="highlights"
                  onClick={() => setChosen(title === chosen ? null : title)}
                >
                  <svg className="schedule-key schedule-line" {...strokeOf(index + 1)} aria-hidden="true">
                    <line x2="100%" y1="50%" y2="50%" />
                    <circle cx="50%" cy="50%" />
                    <text x="50%" y="50%" dy=".36em" textAnchor="middle">
                      {index + 1}
                    </text>
                  </svg>
                  {title}
                </button>
              </h4>
              <p className="scripted schedule-share" aria-hidden="true">{`${share(rule, month)}%`}</p>
              <p className="schedule-rule">{details.join(', ')}</p>
            </li>
          ))}
          {unscheduled.length > 0 && (
            <li className="hatched">
              <b>{unscheduled.map(({ title }) => title).join(', ')}</b>
              <span>{NO_SCHEDULE}</span>
            </li>
          )}
        </List>
      </div>
    </figure>
  );
}
