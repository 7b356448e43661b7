import { periods, roadmap } from '../content/roadmap.ts';
import { Section } from './section.tsx';
import { StatusBadge } from './status-badge.tsx';
import './roadmap.css';

/** The periods in order, the day of the launch marked. */
export function Roadmap() {
  return (
    <Section id="roadmap" tone="paper" title={roadmap.title} lead={roadmap.lead}>
      <ol className="timeline">
        {periods.map(({ period, title, items, status, launch }) => (
          <li key={period} data-status={status}>
            <p className="font-mono text-sm">{period}</p>
            <h3 className="heading">{title}</h3>
            <p>
              <StatusBadge status={status} />
            </p>
            {launch && <p className="launch">{launch}</p>}
            <ul className="details">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
