import { existsSync } from 'node:fs';
import { parseCommandLine } from './lib/command-line.ts';
import { main } from './lib/main.ts';
import { run } from './lib/run.ts';
import { startServer } from './lib/server.ts';
import { UserError } from './lib/user-error.ts';

const DEFAULT_PORT = 8787;
const BUILT = 'dist/client/index.html';
const USAGE = `Write: npm start, or for another port than ${DEFAULT_PORT}: PORT=8000 npm start`;

/** The port in `PORT`, where 0 means any free one. @throws UserError if it is not a port */
function chosenPort(): number {
  const port = Number(process.env.PORT || DEFAULT_PORT);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new UserError(
    `PORT is "${process.env.PORT}". Set it to a number from 1 to 65535, to 0 for any free port, or leave it out for ${DEFAULT_PORT}.`,
  );
}

/** `npm start`: builds the site and serves it until Ctrl+C. */
await main(async () => {
  const { values } = parseCommandLine(USAGE, { options: { 'no-build': { type: 'boolean' } } });
  const port = chosenPort();
  if (values['no-build'] && !existsSync(BUILT)) {
    throw new UserError(`${BUILT} is missing, so there is nothing to serve. Run: npm run build`);
  }
  const build = values['no-build'] ? null : await run('vite', ['build', '--logLevel', 'warn']);
  if (build && build.code !== 0) return build.code;
  const server = await startServer(port);
  console.log(`\n  The site is at ${server.origin} and http://127.0.0.1:${server.port}\n  Stop it with Ctrl+C\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop());
  await server.ended;
});
