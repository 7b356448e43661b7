/** Ctrl+C, as two signals. */
export interface Interrupts {
  /** Pressed once: the step that runs ends, and what was begun is undone. */
  interrupted: AbortSignal;
  /** Pressed again: that ends as well. */
  abandoned: AbortSignal;
}

/** Listens to Ctrl+C, and to the signal with which CI ends a job, as long as the process lives. */
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
