import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { UserError } from './user-error.ts';

export interface Server {
  origin: string;
  /** The server's process group: its processes all carry this id. */
  group: number;
  stop: () => Promise<void>;
  /** Resolves when the server has gone, by `stop` or by itself. */
  ended: Promise<void>;
}

const START_TIMEOUT_MS = 60_000;

/** Quiet where there is no network and no account; never asks. */
const serverEnv = {
  CI: '1',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  NO_COLOR: '1',
};

/** @throws UserError that names the port, where something listens on it already */
function assertFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(
        new UserError(`Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm start`),
      ),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Serves what is built in `dist` on the loopback interface, in workerd.
 *
 * @param config configuration file for wrangler, where it is not the built one
 * @throws UserError where the port is taken or the server does not start; the message holds what it printed
 */
export async function startServer(port: number, config?: string): Promise<Server> {
  await assertFree(port);
  const address = ['--port', String(port), '--ip', '127.0.0.1', '--inspector-port', String(await freePort())];
  const args = ['dev', ...address, '--log-level', 'info', ...(config ? ['--config', config] : [])];
  const child = spawn('wrangler', args, {
    env: { ...process.env, ...serverEnv },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const origin = `http://localhost:${port}`;
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const gone = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!gone() && child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  let output = '';
  const collect = (chunk: Buffer) => (output = (output + chunk).slice(-8000));
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!gone() && Date.now() < deadline) {
    const response = await fetch(`http://127.0.0.1:${port}/robots.txt`).catch(() => null);
    await response?.body?.cancel();
    if (response) return { origin, group: child.pid!, stop, ended };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new UserError(`The server did not start:\n${output}`);
}
