import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { UserError } from './user-error.ts';

export interface Server {
  origin: string;
  /** ID of the server's process group. */
  group: number;
  stop: () => Promise<void>;
  /** Resolves when the server has exited, stopped or by itself. */
  ended: Promise<void>;
}

const START_TIMEOUT_MS = 60_000;

/** Makes wrangler ask nothing, and not complain about a missing network or account. */
const serverEnv = {
  CI: '1',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  NO_COLOR: '1',
};

/** @throws UserError if something is already listening on the port */
function assertFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(
        new UserError(
          `Port ${port} is taken. Stop the process that is listening there, or choose another: PORT=${port + 1} npm start`,
        ),
      ),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

/** Finds a port that is currently free. */
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
 * Serves the build in `dist` on the loopback interface, in workerd.
 *
 * @param config wrangler's configuration file, if not the built one
 * @throws UserError if the port is taken, or, with the server's output, if the server does not start
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
