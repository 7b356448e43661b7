import { withIcon } from '../../components/icon.tsx';
import { List } from '../../components/list.tsx';
import { Section } from '../../components/section.tsx';
import { solution, solutionCards } from '#token/content/solution.ts';
import './solution.css';

/** More characters than this do not fit beside one another. */
const ROW = 28;
const look = solution.example.map(({ text }) => text).join('').length > ROW ? 'command-long' : 'command-short';

/** The idea: a handle instead of an address. */
export function Solution() {
  return (
    <Section id="solution" landmark tone="paper" title={solution.title} lead={solution.lead} follows>
      <p className={`command ${look} tone-ink break-inside-avoid`} dir="ltr">
        {solution.example.map(({ text, note }, index) => (
          <span key={text}>
            {index === 1 ? text : <b translate="no">{text}</b>}
            <small>{note}</small>
          </span>
        ))}
      </p>
      <List className="enters solution-cards">
        {solutionCards.map(({ title, description, icon }) => (
          <li key={title} className="grid gap-1 content-start">
            <h3 className={`text-base ${withIcon(icon)}`}>{title}</h3>
            <p className="text-muted">{description}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
