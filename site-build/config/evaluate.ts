import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Readable } from 'node:stream';

/** How the operator's file ended. */
export type Outcome =
  | { kind: 'site'; value: unknown }
  | { kind: 'no site'; exports: string }
  | { kind: 'not data'; path: string; what: string }
  | { kind: 'threw'; message: string }
  | { kind: 'silent' }
  | { kind: 'endless'; seconds: number }
  | { kind: 'too long' };

const PROJECT = resolve(import.meta.dirname, '../..');
const CHILD = resolve(import.meta.dirname, 'evaluate-child.ts');
const LIMIT_MS = 10_000;
const MAX_BYTES = 4_000_000;

/** The process gets no variable of ours, and may neither write, nor start others, nor read beside project and file. */
const flagsFor = (file: string): string[] => [
  '--permission',
  `--allow-fs-read=${PROJECT}/*`,
  `--allow-fs-read=${dirname(file)}/*`,
  '--max-old-space-size=256',
];

const parsed = (line: string): Outcome => {
  try {
    return JSON.parse(line) as Outcome;
  } catch {
    // The file wrote to the channel itself.
    return { kind: 'silent' };
  }
};

/**
 * Runs a configuration file in a process of its own, and hands back what it exports as `site`, as the plain data that
 * JSON holds. Never throws for what the file does.
 *
 * @param file its absolute path
 * @param limitMs how long it may take, in milliseconds
 */
export function evaluate(file: string, limitMs = LIMIT_MS): Promise<Outcome> {
  // Standard output and error are closed: whatever the file prints cannot be taken for its value, nor reach a terminal.
  const child = spawn(process.execPath, [...flagsFor(file), CHILD, pathToFileURL(file).href], {
    env: { TZ: 'UTC' },
    cwd: PROJECT,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  return new Promise<Outcome>((done, fail) => {
    const channel = child.stdio[3] as Readable;
    let text = '';
    const timer = setTimeout(() => done({ kind: 'endless', seconds: limitMs / 1000 }), limitMs);
    channel.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const end = text.indexOf('\n');
      if (end >= 0) done(parsed(text.slice(0, end)));
      else if (text.length > MAX_BYTES) done({ kind: 'too long' });
    });
    channel.on('end', () => done({ kind: 'silent' }));
    child.on('error', fail);
    child.on('close', () => clearTimeout(timer));
  }).finally(() => {
    (child.stdio[3] as Readable).destroy();
    try {
      // The whole group: nothing that the file began outlives it.
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  });
}
