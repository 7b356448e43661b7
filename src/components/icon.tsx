import type { IconName } from '../../shape/token.ts';
import './icon.css';

/** Classes of an element whose text has an icon of the sprite before it, in the text's colour or `--icon-color`. */
export const withIcon = (name: IconName): string => `has-icon icon-${name}`;

/** An icon without text, as an empty element, so that assistive technology ignores it. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <span className={`icon icon-${name} ${className}`} />;
}

const paths = {
  close: 'M18 6 6 18M6 6l12 12',
  menu: 'M4 5h16M4 12h16M4 19h16',
  pause: 'M8 4v16M16 4v16',
  play: 'M5 5a2 2 0 0 1 3-1.7l12 7a2 2 0 0 1 0 3.4l-12 7A2 2 0 0 1 5 19z',
};

/**
 * The icon of a button without text, in Lucide's style and the text's colour. Not from the sprite, because such a
 * button must not depend on a request. Not an image in the style sheet, because Chromium sets up a document for each
 * (`IsolatedSVGDocumentHost` in a trace with the category `blink`): 18 ms of a frame on a CPU slowed down four times.
 */
export function ControlIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="control-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
