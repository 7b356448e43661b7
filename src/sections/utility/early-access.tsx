import { useState } from 'react';
import { utility } from '../../content/utility.ts';
import { ComingSoon } from './coming-soon.tsx';

/** Offers early access: its button opens the Coming Soon dialog. */
export function EarlyAccess() {
  const [open, setOpen] = useState(false);
  return (
    <div className="early">
      <button type="button" className="btn btn-quiet scripted" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {utility.earlyAccess}
      </button>
      {open && <ComingSoon onClose={() => setOpen(false)} />}
    </div>
  );
}
