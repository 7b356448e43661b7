import { useState } from 'react';
import { utility } from '../../content/utility.ts';
import { ComingSoon } from './coming-soon.tsx';

/** Offers early access: its button opens the Coming Soon dialog. */
export function EarlyAccess() {
  const [open, setOpen] = useState(false);
  return (
    <div className=":uno-early: flex flex-wrap items-center justify-between gap-x-8 gap-y-5 p-card md:px-8 rounded-card bg-signal text-ink">
      <h3 className="heading-lg">{utility.earlyTitle}</h3>
      <button
        type="button"
        className="btn bg-ink border-ink text-paper scripted"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {utility.earlyAccess}
      </button>
      {open && <ComingSoon onClose={() => setOpen(false)} />}
    </div>
  );
}
