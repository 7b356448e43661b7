/** Prints the steps of a long command, one line each, and ends those that hang. */
export interface Progress {
  /** Runs one step. @throws what it throws, StepLate if it exceeds its limit, or the reason of an aborted signal */
  step: <Result>(name: string, limitMs: number, run: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;
  /** Prints a line between the steps. */
  note: (line: string) => void;
}

/** A step exceeded its time limit. */
export class StepLate extends Error {}

const HEARTBEAT_MS = 15_000;
const NAME_WIDTH = 56;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const minutes = (ms: number): string => {
  const whole = Math.floor(ms / 1000);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
};

/** Rejects with the signal's reason as soon as it is aborted, even if the step itself ignores the signal. */
const abortion = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });

/**
 * @param signal ends the current step and prevents further ones
 * @param heartbeatMs interval at which a running step prints a line, in milliseconds
 */
export function progress(
  print: (line: string) => void,
  signal: AbortSignal,
  heartbeatMs: number = HEARTBEAT_MS,
): Progress {
  const started = performance.now();
  const line = (mark: string, name: string, begun: number) =>
    print(
      `${mark} ${name.padEnd(NAME_WIDTH)} ${seconds(performance.now() - begun).padStart(8)}  (at ${minutes(performance.now() - started)})`,
    );
  return {
    note: print,
    async step(name, limitMs, run) {
      signal.throwIfAborted();
      const begun = performance.now();
      const late = new AbortController();
      const timer = setTimeout(
        () => late.abort(new StepLate(`"${name}" did not end within ${minutes(limitMs)}.`)),
        limitMs,
      );
      const heartbeat = setInterval(() => line('…', name, begun), heartbeatMs);
      const either = AbortSignal.any([signal, late.signal]);
      try {
        const result = await Promise.race([run(either), abortion(either)]);
        line('✓', name, begun);
        return result;
      } catch (error) {
        line('✗', name, begun);
        throw either.aborted ? either.reason : error;
      } finally {
        clearTimeout(timer);
        clearInterval(heartbeat);
      }
    },
  };
}
