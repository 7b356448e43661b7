import { List } from '../../components/list.tsx';
import { Section } from '../../components/section.tsx';
import { phaseTwoCards, utility, utilityCards } from '../../content/utility.ts';
import { EarlyAccess } from './early-access.tsx';
import './utility.css';

/** Shows what a holder gets in each phase, and offers early access to the next one. */
export function Utility() {
  return (
    <Section id="utility" landmark tone="paper" title={utility.title} lead={utility.lead} follows>
      <div className="phases">
        {utilityCards.map(({ phase, title, features }, index) => (
          <article key={phase} className="phase">
            <p className="label">{phase}</p>
            <h3 className="heading-lg">{title}</h3>
            <List className="details">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </List>
            {index === utilityCards.length - 1 && (
              <>
                <List className="phase-tools" aria-label={utility.phaseTwo}>
                  {phaseTwoCards.map(({ title: tool, description }) => (
                    <li key={tool}>
                      <h4>{tool}</h4>
                      <p className="text-muted">{description}</p>
                    </li>
                  ))}
                </List>
                <EarlyAccess />
              </>
            )}
          </article>
        ))}
      </div>
    </Section>
  );
}
