import { useState } from 'react';
import { isRecentlyLoaded, rememberUpdate, updateShown } from '../lib/session.ts';
import { Dialog } from '../components/dialog.tsx';
import { update } from '#token/content/update-modal.ts';
import { useLoaderDone } from '../hooks/use-loader-done.ts';
import { useTimeout } from '../hooks/use-timers.ts';

/** Delay after the landing page mounts. */
const UPDATE_DELAY_MS = 1000;

/** Limits the update to once per page if session storage fails. */
let shownInThisPage = false;

/** Whether this mount of the landing page shows the update: once a session, and not right after the loader. */
function isDue(): boolean {
  if (shownInThisPage) return false;
  const wasShown = updateShown();
  return wasShown === undefined || (!wasShown && !isRecentlyLoaded());
}

/** Shows the development update a second after the landing page mounts, if it is due. */
export function UpdateModal() {
  const loaded = useLoaderDone();
  const [open, setOpen] = useState(false);
  const [due, setDue] = useState<boolean | null>(null);
  if (loaded && due === null) setDue(isDue());
  useTimeout(
    () => {
      // Never on top of a dialog that the visitor opened; a later mount shows it instead.
      if (document.querySelector('dialog[open]')) return;
      shownInThisPage = true;
      rememberUpdate();
      setOpen(true);
    },
    due ? UPDATE_DELAY_MS : null,
  );
  const close = () => setOpen(false);
  if (!open) return null;
  return (
    <Dialog onClose={close} title={update.title} text={update.text} closeLabel={update.close}>
      <p className="grid gap-3 pt-2 sm:flex">
        <button type="button" className="btn btn-strong" onClick={close}>
          {update.continue}
        </button>
      </p>
    </Dialog>
  );
}
