import type { AppPicture } from '../../shape/token.ts';
import { Icon } from './icon.tsx';
import './phone.css';

/** On a grid of 48 × 48: what is filled with the brand's colour, and what is not. */
const drawings: Record<AppPicture, readonly [filled: string, open: string]> = {
  wallet: [
    'M42 25h-8a4 4 0 0 0 0 8h8z',
    'M36 16v-6H10a4 4 0 0 0-4 4v24a4 4 0 0 0 4 4h28a4 4 0 0 0 4-4V20a4 4 0 0 0-4-4H12',
  ],
  jar: ['M10 27h28v11a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4z', 'M14 6h20v6H14zM16 12c-6 4-6 6-6 10v5M32 12c6 4 6 6 6 10v5'],
  // Faces around it.
  pot: [
    'M9 29h30c0 9-5 14-15 14S9 38 9 29z',
    'M6 29h36M4 16a6 6 0 1 0 12 0 6 6 0 1 0-12 0M18 10a6 6 0 1 0 12 0 6 6 0 1 0-12 0M32 16a6 6 0 1 0 12 0 6 6 0 1 0-12 0M8 16v1M12 16v1M22 10v1M26 10v1M36 16v1M40 16v1',
  ],
  ticks: [
    'M4 16a6 6 0 1 0 12 0 6 6 0 1 0-12 0M4 32a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
    'M7 16l2 3 5-6M7 32l2 3 5-6M24 16h20M24 32h20',
  ],
  fund: ['M24 25c-9-6-12-10-9-15 3-4 8-2 9 2 1-4 6-6 9-2 3 5 0 9-9 15z', 'M6 29h36v14H6zM16 36h16'],
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
