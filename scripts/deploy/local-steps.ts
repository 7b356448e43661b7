import type { CheckedSite } from '../../config/site-config.ts';
import { leftovers } from '../../site-build/scan/leftovers.ts';
import { doctorReport, READY } from '../doctor/report.ts';
import { startServer } from '../lib/server.ts';
import { UserError } from '../lib/user-error.ts';
import { renderedFindings } from '../verify/rendered.ts';
import { NotReady } from './not-ready.ts';
import { preflight } from './preflight.ts';
import { quietly } from './quietly.ts';
import type { LocalStep } from './deployment.ts';

const MINUTE_MS = 60_000;

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
  const server = await startServer();
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
    run: (signal) => quietly('npm', ['test', '--silent'], 'a test failed.', { signal }),
  },
  {
    name: 'build',
    limitMs: 5 * MINUTE_MS,
    run: (signal) => quietly('vite', ['build', '--logLevel', 'warn'], 'the build failed.', { signal }),
  },
  { name: 'scan the built files', limitMs: MINUTE_MS, run: scan },
  { name: 'open the built site in a browser', limitMs: 5 * MINUTE_MS, run: () => openLocally(site) },
];
