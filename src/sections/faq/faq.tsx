import type { MouseEvent, ToggleEvent } from 'react';
import { Ledger, Marked } from '../../components/differences.tsx';
import { ContentLink, InlineLink } from '../../components/links.tsx';
import { site } from '../../../config/site.ts';
import { differences, differencesTitle } from '#token/content/differences.ts';
import { faq, faqItems } from '#token/content/faq.ts';
import { Section } from '../../components/section.tsx';
import '../../components/folds.css';
import './faq.css';

/** Closes the other answers where `<details name>` is not known: https://caniuse.com/mdn-html_elements_details_name. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>): void {
  if (!opened.open) return;
  for (const other of opened.parentElement!.querySelectorAll('details')) other.open = other === opened;
}

/** Keeps the pressed question in place while an answer above it closes. */
function keepPlace({ currentTarget: summary }: MouseEvent<HTMLElement>): void {
  const { style } = document.documentElement;
  const place = summary.getBoundingClientRect().top;
  // The browser's own scroll anchoring would move the page a second time.
  style.overflowAnchor = 'none';
  requestAnimationFrame(() => {
    const moved = summary.getBoundingClientRect().top - place;
    // Even scrolling by 0 would end a scroll in progress.
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
    style.overflowAnchor = '';
  });
}

/** Questions and answers, of which the browser keeps at most one open, and the ledger of what is stated twice. */
export function Faq() {
  return (
    <Section
      id="faq"
      landmark
      tone="ink"
      title={faq.title}
      lead={
        site.links.community && (
          <>
            {faq.lead} <InlineLink href={site.links.community}>{faq.chat}</InlineLink>.
          </>
        )
      }
      split
    >
      <div className="questions folds">
        {faqItems.map(({ question, answer, link, difference }) => (
          <details key={question} name="faq" onToggle={closeOthers}>
            <summary onClick={keepPlace}>
              <h3>{question}</h3>
            </summary>
            <p className="max-w-text">
              <Marked text={answer} fact={difference} />
              {/* Not within the last item of a list. */}
              {link && (answer.includes('\n') ? '\n' : ' ')}
              {link && <ContentLink {...link} className="underline" />}
            </p>
          </details>
        ))}
      </div>
      {differences.length > 0 && <Ledger title={differencesTitle} differences={differences} />}
    </Section>
  );
}
