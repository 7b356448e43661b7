import { BackButton } from '../components/back-button.tsx';
import { SkipLink } from '../components/skip-link.tsx';
import { legal, type LegalPart } from '../content/legal.ts';
import { privacy, privacyParts } from '../content/privacy.ts';
import { terms, termsParts } from '../content/terms.ts';
import { labels } from '../content/navigation.ts';
import { Logo } from '../sections/logo.tsx';
import { SiteFooter } from '../sections/site-footer.tsx';
import type { Pages } from './types.ts';

function LegalPage({ title, lead, parts }: { title: string; lead: string; parts: readonly LegalPart[] }) {
  return (
    <>
      <SkipLink>{labels.skip}</SkipLink>
      <header className="tone-ink">
        <div className="wrap header-row">
          <Logo />
          <BackButton label={legal.back} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="tone-paper py-rhythm">
        <article className=":uno-legal: wrap grid gap-16 lg:grid-cols-[5fr_7fr] [&_p]:max-w-text">
          <header className="stack-4 lg:sticky lg:top-12 lg:self-start">
            <h1 className="title" tabIndex={-1}>
              {title}
            </h1>
            <p className="lead">{lead}</p>
            <p className="label">{legal.updated}</p>
            <p className="callout">{legal.template}</p>
          </header>
          <ol className="grid gap-10 [counter-reset:part]">
            {parts.map((part) => (
              <li
                key={part.title}
                className=":uno-legal-part: grid gap-2.5 pt-5 border-t border-line [counter-increment:part]"
              >
                <h2 className="heading before:text-muted before:part-mark">{part.title}</h2>
                {part.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </li>
            ))}
          </ol>
        </article>
      </main>
      <SiteFooter />
    </>
  );
}

/** What happens to a visitor's data. */
function Privacy() {
  return <LegalPage {...privacy} parts={privacyParts} />;
}

/** What a visitor may expect of the site. */
function Terms() {
  return <LegalPage {...terms} parts={termsParts} />;
}

export const pages = { privacy: Privacy, terms: Terms } satisfies Partial<Pages>;
