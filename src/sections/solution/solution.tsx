import { Icon } from '../../components/icon.tsx';
import { List } from '../../components/list.tsx';
import { Section } from '../../components/section.tsx';
import { solution, solutionCards } from '../../content/solution.ts';
import './solution.css';

/** The idea: a handle instead of an address. */
export function Solution() {
  return (
    <Section id="solution" landmark tone="paper" title={solution.title} lead={solution.lead} follows>
      <div className="command tone-ink">
        <p dir="ltr">
          {solution.example.map(({ text, note }, index) => (
            <span key={text}>
              {index === 1 ? text : <b translate="no">{text}</b>}
              <small>{note}</small>
            </span>
          ))}
        </p>
      </div>
      <List className="enters solution-cards">
        {solutionCards.map(({ title, description, icon }) => (
          <li key={title}>
            <h3 className="text-base row gap-2">
              <Icon name={icon} className="hidden lg:inline-block" />
              {title}
            </h3>
            <p className="text-muted">{description}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
