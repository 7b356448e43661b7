import { geometry } from 'virtual:chart-geometry';
import { UnlockChart } from '../components/unlock-chart.tsx';
import { UNLOCK_MONTHS, vestingCards } from '../content/figures.ts';
import { tokenomics } from '../content/tokenomics.ts';
import { unlockedPercent } from '../lib/vesting.ts';
import './tokenomics-unlocks.css';

/** Months that the table names, 0 being the token generation event. */
const MONTHS = [0, 1 / 8, 1 / 4, 1 / 2, 3 / 4, 1].map((part) => Math.round(part * UNLOCK_MONTHS));

/** When each share unlocks: a curve a card, and all values in a table. */
export function Unlocks() {
  return (
    <figure className="stack-6" aria-labelledby="unlocks-title">
      <header className="stack-2">
        <h3 className="heading" id="unlocks-title">
          {tokenomics.vestingTitle}
        </h3>
        <p className="text-muted">{tokenomics.vestingNote}</p>
      </header>
      <ul className=":uno-unlocks: grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,240px),1fr))]">
        {vestingCards.map(({ title, details }, index) => (
          <li key={title} className="card stack-3">
            <h4 className="heading">{title}</h4>
            <UnlockChart
              id={`unlock-${index}`}
              paths={geometry.unlocks[index]!}
              size={geometry.unlockSize}
              axis={{ start: tokenomics.axisStart, end: tokenomics.axisEnd }}
            />
            <ul className="text-muted">
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </li>
        ))}
        <li className=":uno-legend: self-center p-2 text-muted">{tokenomics.noSchedule}</li>
      </ul>
      <details className="values">
        <summary>{tokenomics.valuesTitle}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{tokenomics.month}</th>
              {MONTHS.map((month) => (
                <th key={month} scope="col">
                  {month}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {vestingCards.map(({ title, rule, details }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {rule ? (
                  MONTHS.map((month) => <td key={month}>{Math.round(unlockedPercent(rule, month) * 10) / 10}</td>)
                ) : (
                  <td colSpan={MONTHS.length}>{details.join('. ')}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
