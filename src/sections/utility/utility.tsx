import { List } from '../../components/list.tsx';
import { Opening } from '../../components/opening.tsx';
import { phaseTwoCards, utility, utilityCards } from '../../content/utility.ts';
import { EarlyAccess } from './early-access.tsx';
import { Section } from '../../components/section.tsx';

/** Shows what the token is used for: one phase, the next, and early access to the latter. */
export function Utility() {
  return (
    <Section
      id="utility"
      landmark
      tone="paper"
      title={utility.title}
      lead={utility.lead}
      picture={
        <Opening className=":uno-phone: gap-.2em [&>span]:(px-.2em py-.5em border-3 rounded-[.4em] text-.5em)">
          #<span>#</span>
        </Opening>
      }
      follows
    >
      <div className="grid gap-cards">
        <div className=":uno-phases: grid gap-cards lg:grid-cols-[4fr_8fr] [&>:first-child]:(relative z-1 after:leads-on)">
          {utilityCards.map(({ phase, title, features }, index) => (
            <article key={phase} className="card stack-4">
              <p className="label">{phase}</p>
              <h3 className="heading-lg">{title}</h3>
              <List className="details">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </List>
              {index === utilityCards.length - 1 && (
                <List
                  className=":uno-tools: grid gap-x-6 gap-y-3 pt-4 border-t border-fg lg:grid-cols-3"
                  aria-label={utility.phaseTwo}
                >
                  {phaseTwoCards.map(({ title: tool, description }) => (
                    <li key={tool}>
                      <h4 className="font-600">{tool}</h4>
                      <p className="text-muted">{description}</p>
                    </li>
                  ))}
                </List>
              )}
            </article>
          ))}
        </div>
        <EarlyAccess />
      </div>
    </Section>
  );
}
