import { contractOn } from '../../config/chains.ts';
import { site } from 'virtual:site';
import { DotField } from '../components/dot-field.tsx';
import {
  businessDays,
  COMPLEX_PERCENT,
  PEOPLE_PER_SQUARE,
  problemCards,
  problems,
  UNBANKED,
  type ProblemFigure,
} from '../content/problems.ts';
import { Section } from './section.tsx';

/** Each figure as a picture; what they say stands as text beside them. */
const pictures: Record<ProblemFigure, () => React.JSX.Element> = {
  address: () => (
    <p className="huge-address" aria-hidden="true" translate="no">
      {contractOn(site, 'bnb').address}
    </p>
  ),
  days: () => (
    <div className="days" aria-hidden="true">
      {Array.from({ length: businessDays.most }, (_, day) => (
        <span key={day} className={day < businessDays.least ? 'day-sure' : 'day-maybe'}>
          {day + 1}
        </span>
      ))}
    </div>
  ),
  dots: () => <DotField id="complex" total={100} full={COMPLEX_PERCENT} columns={20} shape="dot" className="field" />,
  area: () => (
    <DotField
      id="unbanked"
      total={UNBANKED / PEOPLE_PER_SQUARE}
      full={UNBANKED / PEOPLE_PER_SQUARE}
      columns={9}
      shape="square"
      className="field"
    />
  ),
};

/** Why paying by wallet address and by bank is hard. */
export function Problems() {
  return (
    <Section id="problems" tone="paper" title={problems.title} lead={problems.lead}>
      <ul className="problems grid gap-4">
        {problemCards.map(({ title, description, detail, stat, statLabel, figure }) => {
          const Picture = pictures[figure];
          return (
            <li key={title} className="card problem">
              <div className="picture">
                <Picture />
              </div>
              <p className="problem-stat">
                <span className="figure">{stat}</span> {statLabel}
              </p>
              <h3 className="heading">{title}</h3>
              <p className="text-muted">
                {description} {detail}
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
