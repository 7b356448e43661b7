import type { ReactNode } from 'react';
import type { SectionId } from '../content/types.ts';

interface Props {
  id: SectionId;
  tone: 'ink' | 'paper';
  title: string;
  lead?: string;
  /** Whether the section continues the one before it, without a full rhythm of space between them. */
  follows?: boolean;
  className?: string;
  children: ReactNode;
}

const tones: Record<Props['tone'], string> = { ink: 'tone-ink', paper: 'tone-paper' };

/** A section of the page: its tone, its tag (a link to itself), its title. */
export function Section({ id, tone, title, lead, follows = false, className = '', children }: Props) {
  return (
    <section
      id={id}
      className={`section ${tones[tone]}${follows ? ' pt-0 scroll-mt-8' : ''}${className && ` ${className}`}`}
      aria-labelledby={`${id}-title`}
    >
      <div className="wrap section-rows">
        <header className="section-head">
          {/* For who shares a link to the section. The heading says to everybody else where they are. */}
          <a className="tag" href={`#${id}`} tabIndex={-1} aria-hidden="true">
            #{id}
          </a>
          <h2 className="title" id={`${id}-title`}>
            {title}
          </h2>
          {lead && <p className="lead text-muted">{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
