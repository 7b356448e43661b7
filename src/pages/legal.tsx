import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { site } from '../../config/site.ts';
import { withIcon } from '../components/icon.tsx';
import { List } from '../components/list.tsx';
import { SkipLink } from '../components/links.tsx';
import type { LegalBlock, LegalPart } from '../../shape/token.ts';
import { legal } from '#token/content/legal.ts';
import { privacy, privacyParts } from '#token/content/privacy.ts';
import { terms, termsParts } from '#token/content/terms.ts';
import { labels } from '#token/content/navigation.ts';
import { useSectionInView } from '../hooks/use-in-view.ts';
import { Logo } from '../components/logo.tsx';
import { Text } from '../components/text.tsx';
import { SiteFooter } from '../sections/site-footer/site-footer.tsx';
import { isFirstEntry } from '../lib/history.ts';
import { readable } from '../../config/names.ts';
import type { Pages } from './types.ts';
import '../components/folds.css';
import './legal.css';

/** Goes back in the browser's history, or home from the first page in its tab. */
function BackButton() {
  const navigate = useNavigate();
  const back = () => (isFirstEntry() ? navigate('/') : navigate(-1));
  return (
    <button type="button" className={`btn btn-small scripted ${withIcon('back')}`} onClick={back}>
      {legal.back}
    </button>
  );
}

/** What a lawyer still has to fill in. */
const BLANK = /(\[to be completed: [^\]]+\])/;

/** A text in which each blank stands out. */
function Filled({ text }: { text: string }) {
  return text.split(BLANK).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className="legal-blank">
        {part}
      </mark>
    ) : (
      <Text key={index}>{part}</Text>
    ),
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <Filled text={block} />
      </p>
    );
  if ('points' in block) {
    return (
      <ul className="flex flex-col gap-3 pl-5 list-disc">
        {block.points.map(([term, text]) => (
          <li key={term}>
            <b>{term}:</b> <Filled text={text} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      {block.text}{' '}
      <a className="underline" href={`mailto:${block.email}`}>
        <Text>{readable(block.email)}</Text>
      </a>
      .
    </p>
  );
}

/** Where the part is that somebody reads, in percent of the window's height. */
const READ = 20;

function LegalPage({ title, lead, parts }: { title: string; lead: string; parts: readonly LegalPart[] }) {
  const ids = useMemo(() => parts.map(({ id }) => id), [parts]);
  const current = useSectionInView(ids, READ);
  const contents = (
    <ol>
      {parts.map(({ id, title: name }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <SkipLink>{labels.skip}</SkipLink>
      <header className="tone-ink">
        <div className="header-row">
          <Logo name={site.product} />
          <BackButton />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="tone-paper py-rhythm">
        <article className="wrap legal halves gap-y-10">
          <div className="legal-head grid gap-10">
            <header className="flex flex-col gap-4">
              <h1 className="text-title" tabIndex={-1}>
                {title}
              </h1>
              <p className="lead">{lead}</p>
              <p className="label">{legal.updated}</p>
              {legal.template && (
                <p className="self-start px-5 py-4 border border-edge rounded-control">{legal.template}</p>
              )}
            </header>
            <nav className="legal-contents" aria-label={legal.contents}>
              {/* A fold on phones alone. */}
              <div className="folds md:hidden print:hidden">
                <details>
                  <summary className="text-heading">{legal.contents}</summary>
                  {contents}
                </details>
              </div>
              <div className="hidden md:block print:block">
                <p className="row min-h-11 text-heading font-600">{legal.contents}</p>
                {contents}
              </div>
            </nav>
          </div>
          <List ordered className="legal-parts">
            {parts.map(({ id, title: name, blocks }) => (
              <li key={id} id={id} className="flex flex-col gap-3 pt-5 pb-10 border-t border-line">
                <h2 className="text-heading">{name}</h2>
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
