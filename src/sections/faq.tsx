import type { MouseEvent, ToggleEvent } from 'react';
import { faq, faqItems } from '../content/faq.ts';
import { ContentLink } from './content-link.tsx';
import { Section } from './section.tsx';
import './faq.css';

/** Closes the other answers in engines that do not know a shared `name` (in-app browsers before 2024). */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>): void {
  if (!opened.open) return;
  for (const other of opened.parentElement!.querySelectorAll('details')) other.open = other === opened;
}

/** Frames in which a browser that keeps a place of its own choice on the screen may still move the page. */
const ANCHORING_FRAMES = 3;

/** Keeps the question where it was pressed, although an answer above it closes. */
function keepPlace({ currentTarget: summary }: MouseEvent<HTMLElement>): void {
  const place = summary.getBoundingClientRect().top;
  const keep = (frames: number) =>
    requestAnimationFrame(() => {
      const moved = summary.getBoundingClientRect().top - place;
      // Also by nothing, it would end a scroll that is under way.
      if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
      if (frames > 1) keep(frames - 1);
    });
  keep(CSS.supports('overflow-anchor', 'auto') ? ANCHORING_FRAMES : 1);
}

/** Twelve questions; the browser keeps at most one of them open. */
export function Faq() {
  return (
    <Section id="faq" tone="ink" title={faq.title} lead={faq.lead} className="faq">
      <div className="questions">
        {faqItems.map(({ question, answer, link }) => (
          <details key={question} name="faq" onToggle={closeOthers}>
            <summary onClick={keepPlace}>
              <h3>{question}</h3>
            </summary>
            <p>
              {answer} {link && <ContentLink {...link} className="underline" />}
            </p>
          </details>
        ))}
      </div>
    </Section>
  );
}
