import { contractOn } from '../../config/chains.ts';
import { site } from 'virtual:site';
import { DotField } from '../components/dot-field.tsx';
import { List } from '../components/list.tsx';
import { Spoken } from '../components/spoken.tsx';
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

/** Draws each figure as a picture; the text beside it says the same. */
const pictures: Record<ProblemFigure, () => React.JSX.Element> = {
  address: () => (
    <p className=":uno-huge-address: font-mono text-huge whitespace-nowrap" aria-hidden="true" translate="no">
      {contractOn(site, 'bnb').address}
    </p>
  ),
  days: () => (
    <div
      className=":uno-days: flex gap-2 w-full [&>span]:(flex-1 grid items-end justify-items-start p-2.5 h-18 md:h-28 rounded-control border border-fg font-mono)"
      aria-hidden="true"
    >
      {Array.from({ length: businessDays.most }, (_, day) => (
        <span key={day} className={day < businessDays.least ? 'bg-fg text-bg' : 'border-dashed'}>
          {day + 1}
        </span>
      ))}
    </div>
  ),
  dots: () => (
    <DotField id="complex" total={100} full={COMPLEX_PERCENT} columns={20} shape="dot" className="w-full max-h-full" />
  ),
  area: () => (
    <DotField
      id="unbanked"
      total={UNBANKED / PEOPLE_PER_SQUARE}
      full={UNBANKED / PEOPLE_PER_SQUARE}
      columns={9}
      shape="square"
      className="w-full max-h-full"
    />
  ),
};

/** Shows why paying by wallet address or through a bank is hard. */
export function Problems() {
  return (
    <Section id="problems" tone="paper" title={problems.title} lead={problems.lead}>
      <List className=":uno-problems: grid gap-4 lg:grid-cols-3 lg:[&>:first-child]:col-span-full [&>li]:overflow-hidden">
        {problemCards.map(({ title, description, detail, stat, spoken, statLabel, figure }) => {
          const Picture = pictures[figure];
          return (
            <li key={title} className="card stack-2">
              <div className=":uno-picture: flex items-center h-24 md:(h-42 mb-4)">
                <Picture />
              </div>
              <p className="text-lg">
                <span className="figure mr-1.5">
                  <Spoken text={stat} spoken={spoken} />
                </span>{' '}
                {statLabel}
              </p>
              <h3 className="heading">{title}</h3>
              <p className="text-muted">
                {description} {detail}
              </p>
            </li>
          );
        })}
      </List>
    </Section>
  );
}
