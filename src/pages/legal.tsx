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
        <div className="wrap site-header">
          <Logo />
          <BackButton label={legal.back} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="tone-paper rhythm">
        <article className="wrap legal">
          <header className="stack-4">
            <h1 className="title" tabIndex={-1}>
              {title}
            </h1>
            <p className="lead">{lead}</p>
            <p className="label">{legal.updated}</p>
            <p className="callout">{legal.template}</p>
          </header>
          <ol className="legal-parts">
            {parts.map((part) => (
              <li key={part.title}>
                <h2 className="heading">{part.title}</h2>
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
