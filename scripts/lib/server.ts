import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { UserError } from './user-error.ts';

export interface Server {
  origin: string;
  port: number;
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

/** The line in which wrangler names its address. */
const READY = /Ready on http:\/\/[^:\s]+:(\d+)/;

/**
 * Serves the build in `dist` on the loopback interface, in workerd.
 *
 * @param port on which to listen. With 0, the system chooses one that is free as it is bound: one that was found free
 *   before could have been taken since, by an outgoing connection too
 * @param config wrangler's configuration file, if not the built one
 * @throws UserError if the port is taken, or, with the server's output, if the server does not start
 */
export async function startServer(port = 0, config?: string): Promise<Server> {
  if (port !== 0) await assertFree(port);
  const address = ['--port', String(port), '--ip', '127.0.0.1', '--inspector-port', '0'];
  const args = ['dev', ...address, '--log-level', 'info', ...(config ? ['--config', config] : [])];
  const child = spawn('wrangler', args, {
    env: { ...process.env, ...serverEnv },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
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
    const [, bound] = READY.exec(output) ?? [];
    const response = bound ? await fetch(`http://127.0.0.1:${bound}/robots.txt`).catch(() => null) : null;
    await response?.body?.cancel();
    if (response) return { origin: `http://localhost:${bound}`, port: Number(bound), group: child.pid!, stop, ended };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new UserError(`The server did not start:\n${output}`);
}
