import type { ReactNode } from 'react';
import type { SectionId } from '../../shape/token.ts';
import { Text } from './text.tsx';
import './section.css';

interface Props {
  id: SectionId;
  tone: 'ink' | 'paper';
  title: string;
  /** Text, or a sentence with a link in it. */
  lead?: ReactNode;
  /** Whether, on wide screens, the header is a column of its own, which stays in view beside the content if it is alone there. */
  split?: boolean;
  /** Whether the section is a landmark, as those in the navigation are. Too many landmarks hide the useful ones. */
  landmark?: boolean;
  children?: ReactNode;
}

/** A section of the page: its tone, its tag (a link to itself), its title and its content. */
export function Section({ id, tone, title, lead, split, landmark, children }: Props) {
  const titleId = landmark ? `${id}-title` : undefined;
  return (
    <section id={id} className={`section tone-${tone}`} aria-labelledby={titleId}>
      <div className={`wrap ${split ? 'halves gap-y-4 lg:gap-y-10 section-split' : 'flex flex-col gap-4 md:gap-12'}`}>
        <header
          className={`section-head grid grid-cols-1 gap-x-6 gap-y-2 justify-items-start break-inside-avoid break-after-avoid ${split || !lead ? '' : 'lg:grid-cols-2 section-head-beside'}`}
          data-tag={`#${id}`}
        >
          <h2 className="text-title" id={titleId}>
            {title}
          </h2>
          {lead && (
            <p className="lead text-muted">
              {/* Each line is balanced by itself. */}
              {typeof lead === 'string'
                ? lead.split('\n').map((line) => (
                    <span key={line} className="block">
                      <Text>{line}</Text>{' '}
                    </span>
                  ))
                : lead}
            </p>
          )}
        </header>
        {children}
      </div>
    </section>
  );
}
