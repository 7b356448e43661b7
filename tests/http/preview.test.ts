import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rawRequest } from './raw-request.ts';

test('npm run preview serves what is built, without building, until it is stopped', async () => {
  const child = spawn('npm', ['run', 'preview'], { env: { ...process.env, PORT: '0' }, detached: true });
  const gone = () => child.exitCode !== null || child.signalCode !== null;
  const stop = () => gone() || process.kill(-child.pid!, 'SIGTERM');
  onTestFinished(() => void stop());
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  await vi.waitFor(() => expect(output).toContain('Stop it with Ctrl+C'), { timeout: 60_000, interval: 250 });
  const port = Number(/127\.0\.0\.1:(\d+)/.exec(output)![1]);
  expect((await rawRequest(port, { method: 'GET', path: '/' })).status).toBe(200);
  expect(output).not.toContain('vite');
  stop();
  await once(child, 'close');
  await expect(rawRequest(port, { method: 'GET', path: '/' })).rejects.toThrow('ECONNREFUSED');
});
