import { useState } from 'react';
import { utility } from '../content/utility.ts';
import { listening } from '../lib/listening.ts';
import { ComingSoon } from './coming-soon.tsx';

/**
 * Offers early access: its button opens the Coming Soon dialog. A component of its own, so that a press renders nothing
 * else. The dialog is rendered, closed, as the finger goes down, and has only to open when the finger lifts.
 */
export function EarlyAccess() {
  const [dialog, setDialog] = useState<'ready' | 'open' | null>(null);
  return (
    <>
      <div className=":uno-early: flex flex-wrap items-center justify-between gap-x-8 gap-y-5 p-card md:px-8 rounded-card bg-signal text-ink">
        <h3 className="heading-lg">{utility.earlyTitle}</h3>
        <button
          type="button"
          className="btn bg-ink border-ink text-paper scripted"
          aria-haspopup="dialog"
          ref={listening({ pointerdown: () => setDialog((now) => now ?? 'ready') })}
          onClick={() => setDialog('open')}
        >
          {utility.earlyAccess}
        </button>
      </div>
      {dialog && <ComingSoon open={dialog === 'open'} onClose={() => setDialog(null)} />}
    </>
  );
}
