import { contractOn } from '../../../config/chains.ts';
import { site } from 'virtual:site';
import { selectWhole } from '../../components/address.tsx';
import { DotField } from '../../components/dot-field.tsx';
import { List } from '../../components/list.tsx';
import { Section } from '../../components/section.tsx';
import {
  businessDays,
  COMPLEX_PERCENT,
  PEOPLE_PER_SQUARE,
  problemCards,
  problems,
  UNBANKED,
} from '../../content/problems.ts';
import type { ProblemFigure } from '../../content/types.ts';
import { lookalike } from '../../lib/lookalike.ts';
import './problems.css';

const { address } = contractOn(site, 'bnb');
/** Where the group that is shown twice begins: past the middle, where nobody compares. */
const MARKED = 22;
const group = address.slice(MARKED, MARKED + 4);
/** Its third character is mistyped as the digit that looks most like it. */
const MISTYPED = 2;
const right = group[MISTYPED]!;
const wrong = lookalike(right);

/** The address in one line; below it, one of its groups and the same with a typo, which a press points out. */
function AddressPicture() {
  return (
    <div className="address-picture">
      <p className="long-address" dir="ltr">
        <code translate="no" ref={selectWhole}>
          {address.slice(0, MARKED)}
          <b>{group}</b>
          {address.slice(MARKED + 4)}
        </code>
      </p>
      <details className="typo">
        <summary>
          <code dir="ltr" translate="no">
            {group} {group.slice(0, MISTYPED)}
            <b>{wrong}</b>
            {group.slice(MISTYPED + 1)}
          </code>{' '}
          <span className="underline">{problems.typo.ask}</span>
        </summary>
        <p>{problems.typo.answer(wrong, right)}</p>
      </details>
    </div>
  );
}

/** A picture of each figure; the text beside it gives the same. */
const pictures: Record<ProblemFigure, () => React.JSX.Element> = {
  address: AddressPicture,
  days: () => (
    <div className="days flex flex-wrap gap-1" aria-hidden="true">
      {Array.from({ length: businessDays.most }, (_, day) => (
        <span
          key={day}
          className={`grid flex-1 items-end px-1 py-2 rounded-badge border border-fg font-mono text-sm ${day < businessDays.least ? 'solid' : 'border-dashed'}`}
        >
          {problems.week[day % problems.week.length]}
        </span>
      ))}
    </div>
  ),
  dots: () => <DotField total={100} full={COMPLEX_PERCENT} shape="dot" />,
  area: () => <DotField total={UNBANKED / PEOPLE_PER_SQUARE} full={UNBANKED / PEOPLE_PER_SQUARE} shape="square" />,
};

/** Why paying by wallet address or through a bank is hard. */
export function Problems() {
  return (
    <Section id="problems" landmark tone="paper" title={problems.title} lead={problems.lead}>
      <List className="enters flex flex-wrap gap-x-12 gap-y-4 lg:gap-y-12">
        {problemCards.map(({ title, description, detail, stat, statLabel, figure }) => {
          const Picture = pictures[figure];
          return (
            <li key={title} className={figure === 'address' ? 'problem problem-address' : 'problem'}>
              <Picture />
              <p>
                <span className="figure">{stat}</span>
                {` ${statLabel}`}
              </p>
              <div className="grid gap-1 content-start">
                <h3 className="text-heading">{title}</h3>
                <p className="text-muted">{`${description} ${detail}`}</p>
              </div>
            </li>
          );
        })}
      </List>
    </Section>
  );
}
