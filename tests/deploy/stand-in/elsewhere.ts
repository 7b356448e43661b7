import { ChildProcess } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename } from 'node:path';
import { chromium } from 'playwright';
import { lead } from './network.ts';

/** What no zone of the stand-in has a record for. */
const NO_RECORD = /^www\./;

const { STAND_IN, STAND_IN_STARTED, STAND_IN_BROWSER } = process.env;
const { port } = new URL(STAND_IN!);
lead((hostname) => (NO_RECORD.test(hostname) ? null : Number(port)));

interface Spawned {
  file: string;
  args?: readonly string[];
  envPairs?: readonly string[];
}

/** Writes down every process that is started from here, with the names of the variables that hold the key. */
const prototype = ChildProcess.prototype as unknown as { spawn: (options: Spawned) => unknown };
const { spawn } = prototype;
prototype.spawn = function (options) {
  const holds = (options.envPairs ?? []).filter((pair) => pair.includes('the-key-to-the-account'));
  const names = holds.map((pair) => pair.split('=')[0]).join(',');
  const words = (options.args ?? []).slice(1, 3).map((word) => basename(word));
  appendFileSync(STAND_IN_STARTED!, `${basename(options.file)} ${words.join(' ')} [${names}]\n`);
  return spawn.call(this, options);
};

const isPublic = ({ hostname }: URL): boolean => hostname !== 'localhost';

/** Leads a browser’s requests there too, as it would need a certificate of its own for each host. */
const launch = chromium.launch.bind(chromium);
chromium.launch = async (options) => {
  const browser = await launch(options);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (given) => {
    const context = await newContext(given);
    await context.route(isPublic, async (route) => {
      const { hostname, protocol, pathname, search } = new URL(route.request().url());
      const headers = { 'x-stand-in-host': hostname, 'x-stand-in-scheme': protocol.slice(0, -1) };
      const response = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, { headers, redirect: 'manual' });
      const body = Buffer.from(await response.arrayBuffer());
      const sent = [...response.headers].filter(([name]) => name !== 'content-encoding');
      await route.fulfill({ status: response.status, headers: Object.fromEntries(sent), body });
    });
    return context;
  };
  return browser;
};

/** What takes the place of a module, by its path's end, where a test is about everything else. */
const replaced: Record<string, Record<string, string>> = {
  none: { '/scripts/verify/rendered.ts': 'export const renderedFindings = async () => [];' },
  'one visitor': {
    '/scripts/rendered-page/visitors.ts':
      "export const visitors = [{ name: 'a desktop', options: {} }]; export const visits = { 'first visit': {} };",
  },
};

registerHooks({
  load(url, context, next) {
    const sources = Object.entries(replaced[STAND_IN_BROWSER ?? ''] ?? {});
    const source = sources.find(([end]) => url.endsWith(end))?.[1];
    return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
  },
});
