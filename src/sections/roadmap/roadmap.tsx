import { Badge, type BadgeLook } from '../../components/badges.tsx';
import { Marked } from '../../components/differences.tsx';
import { List } from '../../components/list.tsx';
import { Section } from '../../components/section.tsx';
import { periods, roadmap } from '#token/content/roadmap.ts';
import type { RoadmapStatus } from '../../../shape/token.ts';
import { formatDay } from '../../../config/format.ts';
import { type Segment, timeAxis } from '../../lib/time-axis.ts';
import './roadmap.css';

const { segments, years, labels, launch } = timeAxis(periods);

/** A period's block and its badge have the same outline. Only what is done is filled and has a check mark. */
const looks: Record<RoadmapStatus, string> = {
  done: 'period-done',
  upcoming: '',
  planned: 'period-planned',
  vision: 'period-vision',
};
const badges: Record<RoadmapStatus, BadgeLook> = {
  done: 'check',
  upcoming: 'line',
  planned: 'dashed',
  vision: 'dotted',
};
const sides: Record<Segment['text'], string> = { after: '', before: 'period-before', below: 'period-below' };

/** Widths in a block, in percent of the narrowest axis: of a character of its period's name, and of what is beside it. */
const CHARACTER = 1.01;
const PADDING = 2;
const CHECK = 3;

/** Takes so much of a row: as an attribute, because the policy forbids styles in markup. */
function Space({ percent }: { percent: number }) {
  return <svg className="hidden min-[56.25em]:block flex-none" width={`${percent}%`} height="0" aria-hidden="true" />;
}

/** The periods as a staircase on one time axis, to scale; on narrow screens, beside a rail. */
export function Roadmap() {
  return (
    <Section id="roadmap" landmark tone="paper" title={roadmap.title} lead={roadmap.lead}>
      <div className="staircase relative isolate break-inside-avoid min-[56.25em]:pt-10" dir="ltr">
        <svg
          className="years absolute inset-0 -z-2 hidden w-full h-full overflow-visible min-[56.25em]:block"
          aria-hidden="true"
        >
          {years.map(({ year, at }) => (
            <line key={year} x1={`${at}%`} x2={`${at}%`} y2="100%" />
          ))}
          {labels.map(({ year, at }) => (
            <text key={year} x={`${at}%`} y="16" dx="6">
              {year}
            </text>
          ))}
        </svg>
        <List ordered>
          {periods.map(({ period, title, items, status, launch: day, difference }, index) => {
            const { start, length, text } = segments[index]!;
            const label = period.length * CHARACTER + PADDING + (status === 'done' ? CHECK : 0);
            return (
              <li key={period} className={`period ${looks[status]} ${sides[text]}`}>
                <svg className="period-block" aria-hidden="true">
                  <rect x={`${start}%`} width={`${length}%`} height="100%" rx="6" />
                  {status === 'done' && (
                    <svg x={`${start + length}%`} y={text === 'below' ? 20 : '50%'}>
                      <path d="M-22 0l4 4 8-8" />
                    </svg>
                  )}
                  {day && <circle cx={`${launch}%`} r="7" />}
                </svg>
                <Space percent={text === 'before' ? 100 - start - length : start} />
                <p
                  className={`label min-[22.5em]:whitespace-nowrap period-name ${label < length ? 'period-within' : ''}`}
                >
                  {period}
                </p>
                {text !== 'below' && <Space percent={length} />}
                <div className="period-text">
                  <h3 className="text-heading">{title}</h3>
                  <Badge look={badges[status]}>{status}</Badge>
                  <List className="inline-list">
                    {day && (
                      <li>
                        <b className="px-1 rounded-badge bg-signal text-on-signal">{`${day.label}: ${formatDay(day.day)}`}</b>
                      </li>
                    )}
                    {items.map((item) => (
                      <li key={item}>
                        <Marked text={item} fact={difference} />
                      </li>
                    ))}
                  </List>
                </div>
              </li>
            );
          })}
        </List>
      </div>
    </Section>
  );
}
