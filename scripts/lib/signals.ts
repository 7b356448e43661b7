/** Whatever can be caught and would end a process. */
const SIGNALS =
  'SIGHUP SIGINT SIGQUIT SIGTRAP SIGABRT SIGUSR2 SIGALRM SIGTERM SIGSTKFLT SIGXCPU SIGXFSZ SIGVTALRM SIGIO SIGPWR SIGSYS'.split(
    ' ',
  ) as NodeJS.Signals[];

/**
 * Lets every signal end this process by an exit, at which its children are ended, too.
 *
 * @returns a function that leaves signals to the system again: it ends the process even while packages are loading
 */
export function exitOnSignals(code: number): () => void {
  const exit = () => process.exit(code);
  for (const signal of SIGNALS) process.on(signal, exit);
  return () => SIGNALS.forEach((signal) => process.off(signal, exit));
}
