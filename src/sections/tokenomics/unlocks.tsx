import { useState } from 'react';
import { List } from '../../components/list.tsx';
import { ScheduleChart } from '../../components/schedule-chart.tsx';
import { FIRST_MONTH, vestingCards } from '#token/content/figures.ts';
import { tokenomics } from '#token/content/tokenomics.ts';
import { useClientOnly } from '../../hooks/use-client-only.ts';
import { whilePointedAt } from '../../lib/pointing.ts';
import { monthsShown, unlockedPercent } from '../../lib/vesting.ts';
import type { VestingRule } from '../../../shape/token.ts';
import './unlocks.css';

/** Percent unlocked at a month, to one decimal. */
const share = (rule: VestingRule, month: number): number => Math.round(unlockedPercent(rule, month) * 10) / 10;

const scheduled = vestingCards.flatMap((card) => (card.rule ? [{ ...card, id: card.title, rule: card.rule }] : []));
const unscheduled = vestingCards.filter(({ rule }) => !rule);
const months = monthsShown(
  scheduled.map(({ rule }) => rule),
  FIRST_MONTH,
);

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
    <figure className="halves gap-y-2 lg:gap-y-4" aria-labelledby="unlocks-title">
      <h3 className="text-heading" id="unlocks-title">
        {tokenomics.vestingTitle}
      </h3>
      <p className="text-muted">{tokenomics.vestingNote}</p>
      <div className="unlocks grid gap-1 lg:col-span-2 lg:gap-12 lg:p-8 lg:pb-5">
        {scheduled.length > 0 && (
          <div>
            <p className="label pb-6 lg:pb-8" aria-hidden="true">
              {tokenomics.unlockedAt(month)}
            </p>
            <ScheduleChart
              schedules={scheduled}
              months={months}
              month={month}
              active={active}
              onMonth={setMonth}
              onHover={setHovered}
              start={tokenomics.axisStart}
            />
            <input
              type="range"
              className="unlock-month scripted"
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
        <List ordered className="schedule-list lg:self-center">
          {scheduled.map(({ title, details, rule }) => (
            <li
              key={title}
              className="schedule-line unlock"
              data-active={title === active || undefined}
              {...whilePointedAt((on) => setHovered(on ? title : null))}
            >
              <button
                type="button"
                className="choice"
                aria-pressed={title === chosen}
                aria-describedby="highlights"
                onClick={() => setChosen(title === chosen ? null : title)}
              >
                {title}
              </button>
              <p className="scripted font-600" aria-hidden="true">{`${share(rule, month)}%`}</p>
              <p className="text-sm text-muted">{details.join(', ')}</p>
            </li>
          ))}
          {unscheduled.map(({ title, details }) => (
            <li key={title} className="unlock-unscheduled">
              <b>{title}</b>
              <p className="text-sm text-muted">{details.join(', ')}</p>
            </li>
          ))}
        </List>
      </div>
    </figure>
  );
}
