import { contractOn } from '../../../config/chains.ts';
import { site } from 'virtual:site';
import { selectWhole } from '../../components/address.tsx';
import { DotField } from '../../components/dot-field.tsx';
import { Icon } from '../../components/icon.tsx';
import { List } from '../../components/list.tsx';
import { Section } from '../../components/section.tsx';
import { markOn } from '../../content/contracts.ts';
import {
  businessDays,
  COMPLEX_PERCENT,
  PEOPLE_PER_SQUARE,
  problemCards,
  problems,
  UNBANKED,
  type ProblemFigure,
} from '../../content/problems.ts';
import './problems.css';

const { address } = contractOn(site, 'bnb');
const mark = markOn(address);
/** Index of the character marked as mistyped: past the middle, where nobody compares. */
const MARKED = 24;

/** A picture of each figure; the text beside it gives the same. */
const pictures: Record<ProblemFigure, () => React.JSX.Element> = {
  address: () => (
    <div className="stack-3 w-full">
      <p className="long-address" dir="ltr">
        <code translate="no" ref={selectWhole}>
          {address.slice(0, MARKED)}
          <b className="mistyped">{address[MARKED]}</b>
          {address.slice(MARKED + 1)}
        </code>
      </p>
      <div className="row-3">
        <p className="text-warn font-600">{problems.mistyped}</p>
        {mark && (
          <p className="warn-mark">
            <Icon name="warning" />
            {mark}
          </p>
        )}
      </div>
    </div>
  ),
  days: () => (
    <div
      className=":uno-days: flex gap-.75 md:gap-1 w-full h-full max-h-24 [&>span]:(flex-1 grid content-end px-1 md:px-2 py-1.5 rounded-mark border border-fg font-mono text-sm leading-5)"
      aria-hidden="true"
    >
      {Array.from({ length: businessDays.most }, (_, day) => (
        <span key={day} className={day < businessDays.least ? 'bg-fg text-bg' : 'border-dashed'}>
          {problems.week[day % problems.week.length]}
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

/** Why paying by wallet address or through a bank is hard. */
export function Problems() {
  return (
    <Section id="problems" landmark tone="paper" layout="beside" title={problems.title} lead={problems.lead}>
      <List className="problems">
        {problemCards.map(({ title, description, detail, stat, statLabel, figure }) => {
          const Picture = pictures[figure];
          return (
            <li key={title} className={`problem problem-${figure}`}>
              <div className="problem-picture">
                <Picture />
              </div>
              <p className="problem-figure">
                <span className="figure">{stat}</span>
                {` ${statLabel}`}
              </p>
              <div className="problem-text">
                <h3 className="heading">{title}</h3>
                <p className="text-muted">{`${description} ${detail}`}</p>
              </div>
            </li>
          );
        })}
      </List>
    </Section>
  );
}
