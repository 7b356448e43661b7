import { Icon } from '../components/icon.tsx';
import { List } from '../components/list.tsx';
import { Section } from '../components/section.tsx';
import { solution, solutionCards } from '../content/solution.ts';

/** The idea: a handle instead of an address. */
export function Solution() {
  return (
    <Section id="solution" landmark tone="paper" title={solution.title} lead={solution.lead} follows>
      <div className=":uno-command: p-[clamp(20px,5vw,64px)] rounded-panel tone-ink lt-sm:py-1 [&>p]:(text-command font-600) sm:[&>p]:(flex flex-wrap gap-x-[.3em] gap-y-4) [&_span]:(flex flex-wrap items-center py-2.5 border-t border-edge) [&_span:first-child]:border-0 sm:[&_span]:(grid gap-2 p-0 border-0) [&_b]:(text-brand break-anywhere) [&_small]:(font-400 font-mono text-sm leading-tight tracking-0) lt-sm:[&_small]:([width:4.25rem] [min-width:min-content] ml-auto) sm:[&_small]:(pt-2 border-t)">
        <p dir="ltr">
          {solution.example.map(({ text, note }, index) => (
            <span key={text}>
              {index === 1 ? text : <b translate="no">{text}</b>}
              <small>{note}</small>
            </span>
          ))}
        </p>
      </div>
      <List className=":uno-solution: enters grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] lg:grid-cols-4 gap-x-4 gap-y-4 [&>li]:(grid gap-1 content-start) [&_h3]:text-base lt-lg:[&_.icon]:hidden">
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
