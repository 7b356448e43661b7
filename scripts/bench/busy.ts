import { spawn } from 'node:child_process';

/** Keeps one processor busy with another process, until the result is called. */
export function keepBusy(): () => Promise<void> {
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  return async () => void child.kill('SIGKILL');
}
