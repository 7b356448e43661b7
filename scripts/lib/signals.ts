/** Whatever can be caught and would end a process. */
const SIGNALS =
  'SIGHUP SIGINT SIGQUIT SIGTRAP SIGABRT SIGUSR2 SIGALRM SIGTERM SIGSTKFLT SIGXCPU SIGXFSZ SIGVTALRM SIGIO SIGPWR SIGSYS'.split(
    ' ',
  ) as NodeJS.Signals[];

/**
 * Lets every signal end this process by an exit, at which its children are ended, too; and so does a closed pipe, for
 * which Node has no signal.
 *
 * @returns a function that leaves signals to the system again: it ends the process even while packages are loading
 */
export function exitOnSignals(code: number): () => void {
  const exit = () => process.exit(code);
  process.stdout.on('error', exit);
  for (const signal of SIGNALS) process.on(signal, exit);
  return () => {
    process.stdout.off('error', exit);
    for (const signal of SIGNALS) process.off(signal, exit);
  };
}

/** What stops a command from outside, as two abort signals. */
export interface Interrupts {
  /** The first press of Ctrl+C: the present step ends, and what was begun is undone. */
  interrupted: AbortSignal;
  /** The second press: undoing ends, too. */
  abandoned: AbortSignal;
}

/**
 * The terminal sends Ctrl+C to every process, and npm passes its own on to this one: two signals so close together are
 * one press. https://github.com/npm/run-script/blob/main/lib/signal-manager.js
 */
const ONE_PRESS_MS = 1000;

/** Listens for Ctrl+C, the end of a job in CI, and a terminal that is closed, for the life of the process. */
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
