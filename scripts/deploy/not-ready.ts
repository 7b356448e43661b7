import { UserError } from '../lib/user-error.ts';

/** The configuration is incomplete or wrong; the exit code is doctor's. */
export class NotReady extends UserError {
  readonly exitCode: number;

  constructor(lines: readonly string[], exitCode: number) {
    super(`the configuration is not ready.\n${lines.join('\n')}`);
    this.exitCode = exitCode;
  }
}
