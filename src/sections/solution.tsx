import { Icon } from '../components/icon.tsx';
import { Identicon } from '../components/identicon.tsx';
import { List } from '../components/list.tsx';
import { Opening } from '../components/opening.tsx';
import { PAYEE, PAYER } from '../content/example.ts';
import { solution, solutionCards } from '../content/solution.ts';
import { Section } from '../components/section.tsx';

/** Explains the idea: a handle instead of an address. */
export function Solution() {
  return (
    <Section
      id="solution"
      landmark
      tone="paper"
      title={solution.title}
      lead={solution.lead}
      picture={
        <Opening className="gap-1.5">
          <Identicon of={PAYER} className="bg-ink text-paper" />#
          <Identicon of={PAYEE} className="bg-signal" />
        </Opening>
      }
      follows
    >
      <div className=":uno-command: p-[clamp(24px,5vw,64px)] rounded-panel bg-ink text-paper [&>p]:(flex flex-wrap gap-x-[clamp(14px,1.6vw,24px)] gap-y-4 text-command font-600) [&_span]:(grid gap-2) [&_b]:text-signal [&_small]:(pt-2 border-t font-400 font-mono text-sm leading-note tracking-0)">
        <p>
          {solution.example.map(({ text, note }, index) => (
            <span key={text}>
              {index === 1 ? text : <b translate="no">{text}</b>}
              <small>{note}</small>
            </span>
          ))}
        </p>
      </div>
      <List className=":uno-solution: enters grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {solutionCards.map(({ title, description, icon }) => (
          <li key={title}>
            <h3 className="heading row-2">
              <Icon name={icon} />
              {title}
            </h3>
            <p className="text-muted">{description}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
