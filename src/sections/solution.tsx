import { Icon } from '../components/icon.tsx';
import { List } from '../components/list.tsx';
import { solution, solutionCards } from '../content/solution.ts';
import { Section } from './section.tsx';

/** Explains the idea: a handle instead of an address. */
export function Solution() {
  return (
    <Section id="solution" tone="paper" title={solution.title} lead={solution.lead} follows>
      <div className=":uno-command: p-[clamp(28px,5vw,64px)] rounded-panel bg-ink text-paper [&>p]:(flex flex-wrap gap-x-[clamp(14px,1.6vw,24px)] gap-y-5 text-command font-600) [&_span]:(grid gap-2.5) [&_b]:text-signal [&_small]:(pt-2.5 border-t font-400 font-mono text-sm leading-note tracking-0)">
        <p>
          {solution.example.map(({ text, note }, index) => (
            <span key={text}>
              {index === 1 ? text : <b translate="no">{text}</b>}
              <small>{note}</small>
            </span>
          ))}
        </p>
      </div>
      <List className=":uno-solution: enters grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {solutionCards.map(({ title, description, icon }) => (
          <li key={title} className="stack-3">
            <Icon name={icon} className="text-2xl" />
            <h3 className="heading">{title}</h3>
            <p className="text-muted">{description}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
