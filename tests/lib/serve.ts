import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { locate } from '../../scripts/lib/run.ts';

export interface Server {
  /** Such as `http://127.0.0.1:4711`. */
  origin: string;
  stop: () => Promise<void>;
}

/** Answers requests in this process, at any free port, for as long as something else keeps it running. */
export async function listen(answer: RequestListener): Promise<Server> {
  const server = createServer(answer).unref();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: async () => server.close().closeAllConnections() };
}

/** Waits until a command prints its address. The server ends with this process. @throws with its output if it ends before */
export async function serve(
  [program, ...args]: readonly [program: string, ...args: string[]],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Server> {
  const child = spawn(locate(program), args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = () => void child.kill();
  process.once('exit', end);
  const ended = once(child, 'close').finally(() => process.off('exit', end));
  let text = '';
  const origin = await new Promise<string>((done, fail) => {
    const read = (chunk: Buffer) => {
      text += chunk;
      const [address] = /http:\/\/[\w.]+:\d+/.exec(text) ?? [];
      if (address) done(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    ended.then(() => fail(new Error(text)), fail);
  });
  const stop = async () => {
    end();
    await ended;
  };
  return { origin, stop };
}

/** Serves the build of the project in `folder` at any free port, as `npm run preview` does. */
export const servePreview = (folder = '.'): Promise<Server> =>
  serve(['vite', 'preview'], { cwd: folder, env: { ...process.env, PORT: '0', NO_COLOR: '1' } });
