import { Badge, type BadgeLook } from '../../components/badges.tsx';
import { Differences, Marked } from '../../components/differences.tsx';
import { List } from '../../components/list.tsx';
import { Section } from '../../components/section.tsx';
import { TimeTrack, TimeYears } from '../../components/time-track.tsx';
import { differences, differencesTitle } from '#token/content/differences.ts';
import { periods, roadmap } from '#token/content/roadmap.ts';
import type { RoadmapStatus } from '../../../shape/token.ts';
import { formatDay } from '../../../config/format.ts';
import { timeAxis } from '../../lib/time-axis.ts';
import './roadmap.css';

const { segments, years, labels, launch } = timeAxis(periods);

/** A period's span and its badge have the same outline. Only what is done is filled and has a check mark. */
const looks: Record<RoadmapStatus, string | undefined> = {
  done: 'track-done',
  upcoming: undefined,
  planned: 'track-planned',
  vision: 'track-vision',
};
const badges: Record<RoadmapStatus, BadgeLook> = {
  done: 'check',
  upcoming: 'line',
  planned: 'dashed',
  vision: 'dotted',
};

/** The periods as rows of one time axis, to scale, with a flag on the launch day. */
export function Roadmap() {
  return (
    <Section id="roadmap" landmark tone="paper" title={roadmap.title} lead={roadmap.lead}>
      <div className="break-inside-avoid">
        <TimeYears years={years} labels={labels} />
        <List ordered>
          {periods.map(({ period, title, items, status, launch: day }, index) => (
            <li key={period} className="period">
              <p className="label period-when">
                {`${period} `}
                <Badge look={badges[status]}>{status}</Badge>
              </p>
              <h3 className="text-heading">{title}</h3>
              <List className="inline-list">
                {day && (
                  <li>
                    <b>{`${day.label}: ${formatDay(day.day)}`}</b>
                  </li>
                )}
                {items.map((item) => (
                  <li key={item}>
                    <Marked text={item} note="roadmap-differences" />
                  </li>
                ))}
              </List>
              <TimeTrack
                span={segments[index]!}
                label={period.replace(/ \d{4}$/, '')}
                look={looks[status]}
                flag={day && launch !== null ? { at: launch, label: roadmap.launch } : undefined}
              />
            </li>
          ))}
        </List>
      </div>
      <Differences id="roadmap-differences" title={differencesTitle} differences={differences.roadmap} />
    </Section>
  );
}
