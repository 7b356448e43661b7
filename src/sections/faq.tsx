import type { ToggleEvent } from 'react';
import { faq, faqItems } from '../content/faq.ts';
import { Section } from './section.tsx';

/** Closes the other answers in engines that do not know a shared `name` (in-app browsers before 2024). */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>): void {
  if (!opened.open) return;
  for (const other of opened.parentElement!.querySelectorAll('details')) other.open = other === opened;
}

/** Twelve questions; the browser keeps at most one of them open. */
export function Faq() {
  return (
    <Section id="faq" tone="ink" title={faq.title} lead={faq.lead} className="faq">
      <div className="questions">
        {faqItems.map(({ question, answer }) => (
          <details key={question} name="faq" onToggle={closeOthers}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
