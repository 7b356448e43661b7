import { spawn } from 'node:child_process';
import type { CheckedSite } from '../../config/site-config.ts';
import { leftovers } from '../../site-build/scan/leftovers.ts';
import { doctorReport, READY } from '../doctor/report.ts';
import { freePort, startServer } from '../lib/server.ts';
import { UserError } from '../lib/user-error.ts';
import { renderedFindings } from '../verify/rendered.ts';
import { NotReady } from './not-ready.ts';
import { preflight } from './preflight.ts';
import type { LocalStep } from './transaction.ts';

const MINUTE_MS = 60_000;
const LAST_LINES = 60;

/** Runs a command without showing its output, which is in the error if the command fails. */
function quietly(command: string, args: readonly string[], failure: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], signal });
    let text = '';
    const collect = (chunk: Buffer) => (text += chunk);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new UserError(`${failure}\n${text.trimEnd().split('\n').slice(-LAST_LINES).join('\n')}`));
    });
  });
}

async function doctor(): Promise<void> {
  const { lines, code } = await doctorReport(new Date());
  if (code !== READY) throw new NotReady(lines, code);
}

async function scan(): Promise<void> {
  const left = await leftovers('dist');
  if (left.length === 0) return;
  throw new UserError(
    `the built files still contain\n${left.map(({ file, text }) => `  dist/${file}: ${text}`).join('\n')}`,
  );
}

async function openLocally(site: CheckedSite): Promise<void> {
  const server = await startServer(await freePort());
  try {
    const findings = await renderedFindings(server.origin, site);
    if (findings.length === 0) return;
    throw new UserError(
      `the rendered pages show what does not follow from the configuration:\n${findings.map(({ text }) => `  ${text}`).join('\n')}`,
    );
  } finally {
    await server.stop();
  }
}

/** The steps before anything leaves this machine. None of them has access to the key to the account. */
export const localSteps = (site: CheckedSite): readonly LocalStep[] => [
  { name: 'doctor', limitMs: MINUTE_MS, run: doctor },
  { name: 'commit, branch, security.txt', limitMs: MINUTE_MS, run: (signal) => preflight(site, new Date(), signal) },
  {
    name: 'tests',
    limitMs: 30 * MINUTE_MS,
    run: (signal) => quietly('npm', ['test', '--silent'], 'a test failed.', signal),
  },
  {
    name: 'build',
    limitMs: 5 * MINUTE_MS,
    run: (signal) => quietly('vite', ['build', '--logLevel', 'warn'], 'the build failed.', signal),
  },
  { name: 'scan the built files', limitMs: MINUTE_MS, run: scan },
  { name: 'open the built site in a browser', limitMs: 5 * MINUTE_MS, run: () => openLocally(site) },
];
