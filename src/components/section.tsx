import type { ReactNode } from 'react';

interface Props {
  id: string;
  tone: 'ink' | 'paper';
  title: string;
  lead?: string;
  /** The opening's picture, hidden from assistive technology, or its other content. */
  opening?: ReactNode;
  /** Whether the section is a landmark, as those in the navigation are. Too many landmarks hide the useful ones. */
  landmark?: boolean;
  /** Whether the section continues the previous one, with less space between them. */
  follows?: boolean;
  /** Whether the opening is a separate column on wide screens, which stays in view beside the content. */
  split?: boolean;
  children: ReactNode;
}

const tones: Record<Props['tone'], string> = { ink: 'tone-ink', paper: 'tone-paper' };

/** Renders a section of the page with its tone, its tag (a link to itself) and its title. */
export function Section({
  id,
  tone,
  title,
  lead,
  opening,
  landmark = false,
  follows = false,
  split = false,
  children,
}: Props) {
  const titleId = landmark ? `${id}-title` : undefined;
  return (
    <section
      id={id}
      className={`section ${tones[tone]}${follows ? ' pt-0 scroll-mt-8' : ''}${split ? ' split' : ''}`}
      aria-labelledby={titleId}
    >
      <div className="wrap section-rows">
        <header className="section-head">
          {/* For sharing a link to the section; its style sheet shows its target. Assistive technology has the heading. */}
          <a className="tag" href={`#${id}`} tabIndex={-1} aria-hidden="true" />
          <h2 className="title" id={titleId}>
            {title}
          </h2>
          {lead && <p className="lead text-muted">{lead}</p>}
          {opening}
        </header>
        {children}
      </div>
    </section>
  );
}
