import { EventEmitter, once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { run } from '../../scripts/lib/run.ts';
import { serveSite } from '../lib/served-site.ts';

interface Origins {
  site: string;
  /** With a policy that allows no scripts. */
  scriptless: string;
  /** With scripts that do not match their integrity. */
  tampered: string;
  /** Holds back the files whose name begins with X from a request for `/hold/X` until the next such request. */
  late: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    origins: Origins;
  }
}

/** Builds the site, and serves it until the tests have ended. */
export default async function serve({ provide }: TestProject): Promise<() => Promise<void>> {
  const { code } = await run('vite', ['build', '--logLevel', 'warn']);
  if (code !== 0) throw new Error('The site was not built.');
  const { through, stop } = await serveSite();
  const site = await through(() => {});
  const scriptless = await through(({ headers }) => void headers.set('content-security-policy', "script-src 'none'"));
  const tampered = await through((sent, { path }) => {
    if (path.endsWith('.js')) sent.body = Buffer.from('window.tampered = true;');
  });
  let held = '';
  const gate = new EventEmitter();
  const late = await through(async ({ headers }, { path }) => {
    headers.set('cache-control', 'no-store');
    if (path.startsWith('/hold/')) {
      held = path.slice('/hold/'.length);
      gate.emit('open');
    } else if (held && path.startsWith(`/assets/${held}`)) await once(gate, 'open');
  });
  provide('origins', { site, scriptless, tampered, late });
  return stop;
}
