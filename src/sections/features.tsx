import { Badge } from '../components/badge.tsx';
import { Icon } from '../components/icon.tsx';
import { featureCards, features, featureStats } from '../content/features.ts';
import { Section } from './section.tsx';
import { StatusBadge } from './status-badge.tsx';

/** What the product does, with what is active and what is not yet. */
export function Features() {
  return (
    <Section id="features" tone="paper" title={features.title} lead={features.lead} follows>
      <ul className="grid gap-cards md:grid-cols-2 xl:grid-cols-3">
        {featureCards.map(({ number, title, description, example, details, icon, status }) => (
          <li key={number} className="card stack-4">
            <p className="row-3">
              <Icon name={icon} className="text-2xl" />
              <span className="label mr-auto">{number}</span>
              <StatusBadge status={status} />
            </p>
            <h3 className="heading">{title}</h3>
            <p className="text-muted">{description}</p>
            {example && (
              <code className="chip" translate="no">
                {example}
              </code>
            )}
            <ul className="details">
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <dl className="figures">
        {featureStats.map(({ value, label, note }) => (
          <div key={label}>
            <dt>
              {note && <Badge look="dashed">{note}</Badge>}
              {label}
            </dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
