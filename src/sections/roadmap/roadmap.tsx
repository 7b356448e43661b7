import { geometry } from 'virtual:chart-geometry';
import { Badge, type BadgeLook } from '../../components/badge.tsx';
import { Identicon } from '../../components/identicon.tsx';
import { Opening } from '../../components/opening.tsx';
import { BOT, PAYEE, PAYER } from '../../content/example.ts';
import { List } from '../../components/list.tsx';
import { TimeAxis } from '../../components/time-axis.tsx';
import { periods, roadmap, type RoadmapStatus } from '../../content/roadmap.ts';
import { formatDay } from '../../lib/format.ts';
import { Section } from '../../components/section.tsx';
import './roadmap.css';

const { segments, years, launch } = geometry.roadmap;

/** Bands differ in fill and dash, and the badges below say the same in words. None looks completed. */
const looks: Record<RoadmapStatus, string> = {
  upcoming: '',
  planned: '',
  vision: 'axis-vision',
};

const badges: Record<RoadmapStatus, BadgeLook> = { upcoming: 'full', planned: 'line', vision: 'dashed' };

const axis = {
  segments: periods.map(({ period, status, emphasised }, index) => ({
    ...segments[index]!,
    id: period,
    look: emphasised ? 'axis-emphasised' : looks[status],
  })),
  years,
  flag: launch,
};

const PERIOD =
  ':uno-period: grid gap-x-3 content-center justify-items-start px-4 py-2.5 lg:(gap-2 content-start pt-5 pb-6)';

/** Shows the periods on a time axis to scale, with a flag on the launch day. */
export function Roadmap() {
  return (
    <Section
      id="roadmap"
      landmark
      tone="paper"
      title={roadmap.title}
      lead={roadmap.lead}
      picture={
        <Opening className=":uno-network: gap-1.5 [&_div]:(grid grid-cols-2 gap-1.5 text-.48em) [&_svg]:(bg-ink text-paper) [&_svg:nth-child(3n+1)]:(bg-signal text-ink)">
          <Identicon of={BOT} />
          <div>
            {[PAYER, PAYEE, PAYEE, PAYER].map((handle, index) => (
              <Identicon key={index} of={handle} />
            ))}
          </div>
        </Opening>
      }
    >
      <div className=":uno-roadmap: grid grid-cols-[56px_1fr] lg:(grid-cols-1 pt-16)">
        <TimeAxis {...axis} />
        <List
          ordered
          className=":uno-periods: grid auto-rows-fr lg:(auto-rows-auto grid-flow-col auto-cols-fr) [&>:first-child]:lg:pl-0"
        >
          {periods.map(({ period, title, items, status, launch: day, emphasised }) => (
            <li key={period} className={emphasised ? `${PERIOD} rounded-card bg-signal` : PERIOD}>
              <p className="label row-2">
                <span>{`${period} `}</span>
                <Badge look={badges[status]}>{status}</Badge>
              </p>
              <h3 className="heading">{title}</h3>
              {day && <p className="font-600">{`${day.label}: ${formatDay(day.day)}`}</p>}
              <List>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </List>
            </li>
          ))}
        </List>
      </div>
    </Section>
  );
}
