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
  /** Whether, on wide screens, the header is a column of its own that stays in view beside the content. */
  split?: boolean;
  /** Whether the section is a landmark, as those in the navigation are. Too many landmarks hide the useful ones. */
  landmark?: boolean;
  /** Whether it continues the chapter of the previous section, in the same tone. */
  follows?: boolean;
  children?: ReactNode;
}

/** A longer lead, in characters, is beside its title on wide screens; a shorter one is below it. */
const SHORT_LEAD = 24;

/** A section of the page: its tone, its tag (a link to itself), its title and its content. */
export function Section({ id, tone, title, lead, split, landmark, follows, children }: Props) {
  const titleId = landmark ? `${id}-title` : undefined;
  const place =
    !split && typeof lead === 'string' && lead.length > SHORT_LEAD ? 'lg:grid-cols-2 section-head-beside' : '';
  const header = (
    <header
      className={`section-head grid grid-cols-1 gap-x-6 gap-y-2 justify-items-start break-inside-avoid break-after-avoid ${place}`}
      data-tag={`#${id}`}
    >
      <h2 className="text-title" id={titleId}>
        {title}
      </h2>
      {lead && <p className="lead text-muted">{typeof lead === 'string' ? <Text>{lead}</Text> : lead}</p>}
    </header>
  );
  return (
    <section id={id} className={`section tone-${tone}${follows ? ' section-follows' : ''}`} aria-labelledby={titleId}>
      <div className={`wrap ${split ? 'halves gap-y-4 section-split' : 'flex flex-col gap-4 md:gap-12'}`}>
        {header}
        {children}
      </div>
    </section>
  );
}
