import { spawn } from 'node:child_process';

/** Keeps one processor busy from another process. @returns a function that ends it */
export function keepBusy(): () => Promise<void> {
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  return async () => void child.kill('SIGKILL');
}
