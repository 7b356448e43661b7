import { Section } from '../components/section.tsx';
import { faq, faqItems } from '../content/faq.ts';

/** Twelve questions; the browser keeps at most one of them open. */
export function Faq() {
  return (
    <Section id="faq" tone="ink" title={faq.title} lead={faq.lead} className="faq">
      <div className="questions">
        {faqItems.map(({ question, answer }) => (
          <details key={question} name="faq">
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
