import { ExternalLink } from './external-link.tsx';
import type { ContentLink as Link } from '../content/types.ts';
import { SectionLink } from './section-link.tsx';

/** Renders a link from the content, to a section of the landing page or to a URL. */
export function ContentLink({ label, className = 'link', ...target }: Link & { className?: string }) {
  if ('section' in target) {
    return (
      <SectionLink to={target.section} className={className}>
        {label}
      </SectionLink>
    );
  }
  return (
    <ExternalLink href={target.href} className={className}>
      {label}
    </ExternalLink>
  );
}
