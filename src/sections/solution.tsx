import { Icon } from '../components/icon.tsx';
import { solution, solutionCards } from '../content/solution.ts';
import { Section } from './section.tsx';

/** The idea: a handle instead of an address. */
export function Solution() {
  return (
    <Section id="solution" tone="paper" title={solution.title} lead={solution.lead} follows>
      <div className="command">
        <p>
          {solution.example.map(({ text, note }, index) => (
            <span key={text}>
              {index === 1 ? text : <b translate="no">{text}</b>}
              <small>{note}</small>
            </span>
          ))}
        </p>
      </div>
      <ul className="columns-4">
        {solutionCards.map(({ title, description, icon }) => (
          <li key={title} className="stack-3">
            <Icon name={icon} className="text-2xl" />
            <h3 className="heading">{title}</h3>
            <p className="text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
