import type { ReactNode } from 'react';
import './section.css';

/** Position of title, lead and picture on wide screens; narrow ones stack them. */
export type SectionLayout =
  /** Title over lead, with the picture beside them. */
  | 'stack'
  /** Title on the left, lead on the right. */
  | 'beside'
  /** The header is its own column and stays in view beside the content. */
  | 'split';

interface Props {
  id: string;
  tone: 'ink' | 'paper';
  title: string;
  lead?: string;
  /** Shows the section's point at a glance. Decorative pictures hide themselves from assistive technology. */
  picture?: ReactNode;
  layout?: SectionLayout;
  /** Whether the section is a landmark, as those in the navigation are. Too many landmarks hide the useful ones. */
  landmark?: boolean;
  /** Whether it continues the chapter of the previous section, in the same tone. */
  follows?: boolean;
  children?: ReactNode;
}

const tones: Record<Props['tone'], string> = { ink: 'tone-ink', paper: 'tone-paper' };
const layouts: Record<SectionLayout, string> = {
  stack: 'layout-stack',
  beside: 'layout-beside',
  split: 'layout-split',
};

/** A section of the page: its tone, its tag (a link to itself), its title and its content. */
export function Section({
  id,
  tone,
  title,
  lead,
  picture,
  layout = 'stack',
  landmark = false,
  follows = false,
  children,
}: Props) {
  const titleId = landmark ? `${id}-title` : undefined;
  const header = (
    <header className="section-head">
      {/* For sharing a link to the section; CSS shows its target. Assistive technology has the heading. */}
      <a className="tag" href={`#${id}`} tabIndex={-1} aria-hidden="true" />
      <h2 className="title" id={titleId}>
        {title}
      </h2>
      {lead && <p className="lead text-muted">{lead}</p>}
      {picture && <div className="section-picture">{picture}</div>}
    </header>
  );
  return (
    <section
      id={id}
      className={`section ${tones[tone]} ${layouts[layout]}${follows ? ' follows' : ''}`}
      aria-labelledby={titleId}
    >
      <div className="wrap section-rows">
        {/* Containing block of the sticky header: Chromium lets it leave a mere grid area. */}
        {layout === 'split' ? <div>{header}</div> : header}
        {children}
      </div>
    </section>
  );
}
