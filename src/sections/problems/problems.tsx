import { contractOn } from '../../../config/chains.ts';
import { site } from '../../../config/site.ts';
import { DotField } from '../../components/dot-field.tsx';
import { List } from '../../components/list.tsx';
import { Section } from '../../components/section.tsx';
import { problemCards, problems } from '#token/content/problems.ts';
import type { ProblemFigure } from '../../../shape/token.ts';
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
function AddressPicture({ ask, answer }: Extract<ProblemFigure, { kind: 'address' }>) {
  return (
    <div className="address-picture">
      <p className="long-address" dir="ltr">
        <code translate="no">
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
          <span className="underline">{ask}</span>
        </summary>
        <p>{answer(wrong, right)}</p>
      </details>
    </div>
  );
}

/** A picture of a figure; the text beside it gives the same. */
function Picture({ figure }: { figure: ProblemFigure }) {
  switch (figure.kind) {
    case 'address':
      return <AddressPicture {...figure} />;
    case 'days':
      return (
        <div className="appears days flex flex-wrap gap-1" aria-hidden="true">
          {figure.names.map((name, day) => (
            <span
              key={day}
              className={`flex flex-1 items-end max-w-full px-1 py-2 rounded-badge border border-fg font-mono text-sm ${day < figure.least ? 'solid' : 'border-dashed'}`}
            >
              <span className="max-w-full">{name}</span>
            </span>
          ))}
        </div>
      );
    case 'dots':
      return <DotField total={100} full={figure.percent} shape="dot" />;
    case 'squares':
      return <DotField total={figure.count} full={figure.count} shape="square" />;
  }
}

/** Why paying by wallet address or through a bank is hard. */
export function Problems() {
  return (
    <Section id="problems" landmark tone="paper" title={problems.title} lead={problems.lead}>
      <List className="enters flex flex-wrap gap-x-12 gap-y-4 lg:gap-y-12">
        {problemCards.map(({ title, description, detail, stat, statLabel, figure }) => (
          <li key={title} className={figure.kind === 'address' ? 'problem problem-address' : 'problem'}>
            <Picture figure={figure} />
            <p>
              <span className="figure">{stat}</span>
              {` ${statLabel}`}
            </p>
            <div className="grid gap-1 content-start">
              <h3 className="text-heading">{title}</h3>
              <p className="text-muted">{`${description} ${detail}`}</p>
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
}
