/** Ctrl+C as two abort signals. */
export interface Interrupts {
  /** Aborted by the first press: the current step ends, and what was begun is undone. */
  interrupted: AbortSignal;
  /** Aborted by the second press: undoing ends too. */
  abandoned: AbortSignal;
}

/** Listens for Ctrl+C, and for the signal with which CI ends a job, for the life of the process. */
export function listenForInterrupts(): Interrupts {
  const controllers = [new AbortController(), new AbortController()] as const;
  const press = () => {
    const next = controllers.find(({ signal }) => !signal.aborted);
    next?.abort(new Error(next === controllers[0] ? 'It was interrupted.' : 'It was interrupted a second time.'));
  };
  process.on('SIGINT', press);
  process.on('SIGTERM', press);
  return { interrupted: controllers[0].signal, abandoned: controllers[1].signal };
}
