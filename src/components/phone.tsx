import type { AppPicture } from '../../shape/token.ts';
import { Icon } from './icon.tsx';
import './phone.css';

/** On a grid of 48 × 48: what is filled with the brand's colour, and the lines over it. */
const drawings: Record<AppPicture, readonly [fill: string, lines: string]> = {
  wallet: [
    'M42 25h-8a4 4 0 0 0 0 8h8z',
    'M36 16v-6H10a4 4 0 0 0-4 4v24a4 4 0 0 0 4 4h28a4 4 0 0 0 4-4V20a4 4 0 0 0-4-4H12M42 25h-8a4 4 0 0 0 0 8h8',
  ],
  jar: [
    'M10 27h28v11a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4z',
    'M14 6h20v6H14zM16 12c-6 4-6 6-6 10v16a4 4 0 0 0 4 4h20a4 4 0 0 0 4-4V22c0-4 0-6-6-10M10 27h28',
  ],
  // Faces around it.
  pot: [
    'M9 29h30c0 9-5 14-15 14S9 38 9 29z',
    'M6 29h36M9 29c0 9 5 14 15 14s15-5 15-14M3 17a6 6 0 1 0 12 0 6 6 0 1 0-12 0M18 11a6 6 0 1 0 12 0 6 6 0 1 0-12 0M33 17a6 6 0 1 0 12 0 6 6 0 1 0-12 0M7 16v1M11 16v1M22 10v1M26 10v1M37 16v1M41 16v1',
  ],
  ticks: [
    'M4 10a6 6 0 1 0 12 0 6 6 0 1 0-12 0M4 24a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
    'M7 10l2 3 5-6M7 24l2 3 5-6M24 10h20M24 24h20M24 38h20M4 38a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
  ],
  fund: [
    'M24 25c-9-6-12-10-9-15 3-4 8-2 9 2 1-4 6-6 9-2 3 5 0 9-9 15z',
    'M24 25c-9-6-12-10-9-15 3-4 8-2 9 2 1-4 6-6 9-2 3 5 0 9-9 15zM6 29h36v14H6zM16 36h16',
  ],
};

/** A tile's drawing, or else the brand's mark. */
export function AppDrawing({ picture }: { picture?: AppPicture }) {
  if (!picture) return <Icon name="mark" className="app-drawing" />;
  return (
    <svg className="app-drawing" viewBox="0 0 48 48" aria-hidden="true">
      {drawings[picture].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
