import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { CheckedSite } from '../../config/site-config.ts';
import { leftovers } from '../../site-build/scan/leftovers.ts';
import { doctorReport, READY } from '../doctor/report.ts';
import { freePort, startServer } from '../lib/server.ts';
import { UserError } from '../lib/user-error.ts';
import { renderedFindings } from '../verify/rendered.ts';
import { ARCHIVE } from './archive.ts';
import { NotReady } from './not-ready.ts';
import { preflight } from './preflight.ts';
import type { LocalStep } from './deployment.ts';

const MINUTE_MS = 60_000;
const LAST_LINES = 40;
/** How vitest, Playwright and `npm test` itself mark what failed; later lines may be of other stages. */
const FAILED = /^\s*(?:FAIL |✘ |── \w+ FAILED|Failed: )/;
const MOST_FAILED = 30;

/** What somebody must read of a long output to know what went wrong: the lines that say so, and the last ones. */
function essence(text: string, log: string): string {
  const lines = stripVTControlCharacters(text).trimEnd().split('\n');
  const last = lines.slice(-LAST_LINES);
  const failed = lines.slice(0, -LAST_LINES).filter((line) => FAILED.test(line));
  return [...failed.slice(0, MOST_FAILED), ...last, `The whole output is in ${log}.`].join('\n');
}

/** Runs a command without showing its output. If it fails, the error has the essence, and a file everything. */
function quietly(command: string, args: readonly string[], failure: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], signal });
    let text = '';
    const collect = (chunk: Buffer) => (text += chunk);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      const log = join(ARCHIVE, `${command}.log`);
      mkdirSync(ARCHIVE, { recursive: true });
      writeFileSync(log, text);
      reject(new UserError(`${failure}\n${essence(text, log)}`));
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
