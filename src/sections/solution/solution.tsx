import { withIcon } from '../../components/icon.tsx';
import { List } from '../../components/list.tsx';
import { Handles } from '../../components/payment.tsx';
import { Section } from '../../components/section.tsx';
import { PAYEE } from '#token/content/example.ts';
import { solution, solutionCards } from '#token/content/solution.ts';
import './solution.css';

/** The idea: a handle instead of an address. */
export function Solution() {
  return (
    <Section id="solution" landmark tone="paper" title={solution.title} lead={solution.lead}>
      <div className="grid gap-4 break-inside-avoid">
        <p className="no-address">
          {/* Nobody's address: dots, which are neither read out nor copied. */}
          <svg viewBox="0 0 420 12" aria-hidden="true">
            <text y="10">0x</text>
            <path className="no-address-dots" d="M25 6H415.1" />
            <path className="no-address-strike appears" d="M0 6H420" />
          </svg>
          <span className="font-mono">{solution.address}</span>
        </p>
        <p className="handle" translate="no" dir="ltr">{`@${PAYEE}`}</p>
        <p className="command tone-ink" dir="ltr">
          <Handles>{solution.example}</Handles>
        </p>
      </div>
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
