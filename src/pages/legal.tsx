import { useNavigate } from 'react-router-dom';
import { site } from 'virtual:site';
import { Icon } from '../components/icon.tsx';
import { List } from '../components/list.tsx';
import { SkipLink } from '../components/links.tsx';
import { legal, type LegalBlock, type LegalPart } from '../content/legal.ts';
import { privacy, privacyParts } from '../content/privacy.ts';
import { terms, termsParts } from '../content/terms.ts';
import { labels } from '../content/navigation.ts';
import { Logo } from '../components/logo.tsx';
import { SiteFooter } from '../sections/site-footer.tsx';
import { isFirstEntry } from '../lib/history.ts';
import type { Pages } from './types.ts';

/** Goes back in the browser's history, or home from the first page in its tab. */
function BackButton() {
  const navigate = useNavigate();
  const back = () => (isFirstEntry() ? navigate('/') : navigate(-1));
  return (
    <button type="button" className="btn btn-quiet btn-small scripted" onClick={back}>
      <Icon name="back" />
      {legal.back}
    </button>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('points' in block) {
    return (
      <ul className=":uno-legal-points: grid gap-2.5 pl-5 list-disc [&>li]:max-w-text">
        {block.points.map(([term, text]) => (
          <li key={term}>
            <b>{term}:</b> {text}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      {block.text}{' '}
      <a className="underline" href={`mailto:${block.email}`}>
        {block.email}
      </a>
      .
    </p>
  );
}

function LegalPage({ title, lead, parts }: { title: string; lead: string; parts: readonly LegalPart[] }) {
  return (
    <>
      <SkipLink>{labels.skip}</SkipLink>
      <header className="tone-ink">
        <div className="wrap header-row flex-wrap">
          <Logo name={site.product} />
          <BackButton />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="tone-paper py-rhythm">
        <article className=":uno-legal: wrap grid gap-16 lg:grid-cols-[5fr_7fr] [&_p]:max-w-text">
          <header className="stack-4 lg:sticky lg:top-12 lg:self-start lg:row-span-2">
            <h1 className="title" tabIndex={-1}>
              {title}
            </h1>
            <p className="lead">{lead}</p>
            <p className="label">{legal.updated}</p>
            {legal.template && <p className="callout">{legal.template}</p>}
          </header>
          <nav
            className=":uno-legal-contents: [&_ol]:(columns-[17em] gap-x-8 pt-2 [counter-reset:part]) [&_li]:(break-inside-avoid [counter-increment:part]) [&_a]:(flex items-center min-h-touch hover:underline) [&_a]:before:(part-mark flex-none w-2em text-muted)"
            aria-label={legal.contents}
          >
            <p className="heading" aria-hidden="true">
              {legal.contents}
            </p>
            <ol>
              {parts.map(({ id, title: name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ol>
          </nav>
          <List ordered className="grid gap-10 [counter-reset:part]">
            {parts.map(({ id, title: name, blocks }) => (
              <li
                key={id}
                id={id}
                className=":uno-legal-part: grid gap-2.5 pt-5 border-t border-line [counter-increment:part]"
              >
                <h2 className="heading before:text-muted before:part-mark">{name}</h2>
                {blocks.map((block, index) => (
                  <Block key={index} block={block} />
                ))}
              </li>
            ))}
          </List>
        </article>
      </main>
      <SiteFooter />
    </>
  );
}

function Privacy() {
  return <LegalPage {...privacy} parts={privacyParts} />;
}

function Terms() {
  return <LegalPage {...terms} parts={termsParts} />;
}

export const pages = { privacy: Privacy, terms: Terms } satisfies Partial<Pages>;
