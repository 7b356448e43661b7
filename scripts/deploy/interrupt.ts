/** Ctrl+C as two abort signals. */
export interface Interrupts {
  /** Aborted by the first press: the current step ends, and what was begun is undone. */
  interrupted: AbortSignal;
  /** Aborted by the second press: undoing ends too. */
  abandoned: AbortSignal;
}

/**
 * The terminal sends Ctrl+C to every process, and npm passes its own on to this one: two signals so close together are
 * one press. https://github.com/npm/run-script/blob/main/lib/signal-manager.js
 */
const ONE_PRESS_MS = 1000;

/** Ctrl+C, the end of a job in CI, and a terminal that is closed or loses its connection. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Listens for the signals that end a command, for the life of the process. */
export function listenForInterrupts(): Interrupts {
  const controllers = [new AbortController(), new AbortController()] as const;
  let last = -Infinity;
  const press = () => {
    const now = performance.now();
    const isNew = now - last > ONE_PRESS_MS;
    last = now;
    const next = isNew && controllers.find(({ signal }) => !signal.aborted);
    if (next) next.abort(new Error(`It was interrupted${next === controllers[0] ? '' : ' a second time'}.`));
  };
  for (const signal of SIGNALS) process.on(signal, press);
  // Whoever reads what is printed, such as `tee`, may be gone by then: that must not stop the way back.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return { interrupted: controllers[0].signal, abandoned: controllers[1].signal };
}
