/** Interruptions from outside, as two abort signals. */
export interface Interrupts {
  /** On the first Ctrl+C: ends the current step, and then undoes what was begun. */
  interrupted: AbortSignal;
  /** On the second: ends the undoing too. */
  abandoned: AbortSignal;
}

/**
 * The terminal sends Ctrl+C to every process, and npm forwards its own to this one, so two signals this close together
 * are one press. https://github.com/npm/run-script/blob/main/lib/signal-manager.js
 */
const ONE_PRESS_MS = 1000;

/** Listens for Ctrl+C, a cancelled CI job and a closed terminal, for the life of the process. */
export function listenForInterrupts(): Interrupts {
  const [first, second] = [new AbortController(), new AbortController()];
  let last = -Infinity;
  const press = () => {
    const isNew = performance.now() - last > ONE_PRESS_MS;
    last = performance.now();
    if (!first.signal.aborted) first.abort(new Error('it was interrupted'));
    else if (isNew) second.abort(new Error('it was interrupted a second time'));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, press);
  return { interrupted: first.signal, abandoned: second.signal };
}
