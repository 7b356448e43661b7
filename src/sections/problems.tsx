import { contractOn } from '../../config/chains.ts';
import { site } from 'virtual:site';
import { Identicon } from '../components/identicon.tsx';
import { Opening } from '../components/opening.tsx';
import { PAYEE, PAYER } from '../content/example.ts';
import { DotField } from '../components/dot-field.tsx';
import { List } from '../components/list.tsx';
import {
  businessDays,
  COMPLEX_PERCENT,
  PEOPLE_PER_SQUARE,
  problemCards,
  problems,
  UNBANKED,
  type ProblemFigure,
} from '../content/problems.ts';
import { Section } from '../components/section.tsx';

/** Draws each figure as a picture; the text beside it says the same. */
const pictures: Record<ProblemFigure, () => React.JSX.Element> = {
  address: () => (
    <p className=":uno-huge-address: font-mono text-huge whitespace-nowrap" aria-hidden="true" translate="no">
      {contractOn(site, 'bnb').address}
    </p>
  ),
  days: () => (
    <div
      className=":uno-days: flex gap-2 w-full [&>span]:(flex-1 grid items-end justify-items-start p-2 h-14 lg:h-28 rounded-control border border-fg font-mono)"
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
    <Section
      id="problems"
      landmark
      tone="paper"
      title={problems.title}
      lead={problems.lead}
      picture={
        <Opening className=":uno-walls: gap-1.5 [&>span]:(four-walls h-.9em)">
          <Identicon of={PAYER} className="bg-ink text-paper" />
          <span />
          <Identicon of={PAYEE} className="bg-signal" />
        </Opening>
      }
    >
      <List className=":uno-problems: grid gap-4 lg:grid-cols-3 lg:[&>:first-child]:col-span-full [&>li]:(overflow-hidden grid grid-cols-1 2xs:grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 content-start items-center lg:grid-cols-1) [&_h3]:col-span-full [&_.text-muted]:col-span-full [&_.picture]:2xs:lt-lg:[grid-area:1/2]">
        {problemCards.map(({ title, description, detail, stat, statLabel, figure }) => {
          const Picture = pictures[figure];
          return (
            <li key={title} className="card">
              <div className=":uno-picture: flex items-center h-15 lg:(h-36 mb-2)">
                <Picture />
              </div>
              <p>
                <span className="figure block">{stat}</span>
                {` ${statLabel}`}
              </p>
              <h3 className="heading">{title}</h3>
              <p className="text-muted">{`${description} ${detail}`}</p>
            </li>
          );
        })}
      </List>
    </Section>
  );
}
