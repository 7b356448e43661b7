import type { ReactNode } from 'react';
import './section.css';

/** Where title, lead and picture are on wide screens; on narrow ones they follow one another. */
export type SectionLayout =
  /** Title over lead, and the picture in the columns beside them. */
  | 'stack'
  /** Title at the left and lead at the right, on one line. */
  | 'beside'
  /** The header is a column of its own and stays in view beside the content. */
  | 'split';

interface Props {
  id: string;
  tone: 'ink' | 'paper';
  title: string;
  lead?: string;
  /** What shows the section's point at first sight. Decoration hides itself from assistive technology. */
  picture?: ReactNode;
  layout?: SectionLayout;
  /** Whether the section is a landmark, as those in the navigation are. Too many landmarks hide the useful ones. */
  landmark?: boolean;
  /** Whether the section continues the chapter of the previous one, which has the same tone. */
  follows?: boolean;
  children?: ReactNode;
}

const tones: Record<Props['tone'], string> = { ink: 'tone-ink', paper: 'tone-paper' };
const layouts: Record<SectionLayout, string> = {
  stack: 'layout-stack',
  beside: 'layout-beside',
  split: 'layout-split',
};

/** Renders a section of the page with its tone, its tag (a link to itself) and its title. */
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
      {/* For sharing a link to the section; its style sheet shows its target. Assistive technology has the heading. */}
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
        {/* The block that the header stays within: Chromium lets it leave a mere grid area. */}
        {layout === 'split' ? <div>{header}</div> : header}
        {children}
      </div>
    </section>
  );
}
