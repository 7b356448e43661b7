import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Readable } from 'node:stream';

/** The outcome of running the operator's file. */
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

/**
 * The process gets none of our environment, and may not write, start processes or read outside project and file;
 * `evaluate-child.ts` takes the network away.
 */
const flagsFor = (file: string): string[] => [
  '--permission',
  `--allow-fs-read=${PROJECT}/*`,
  `--allow-fs-read=${dirname(file)}/*`,
  '--max-old-space-size=256',
];

/** Reads the child's line; one without its mark was written to the channel by the file itself. */
const parsed = (line: string, mark: string): Outcome =>
  line.startsWith(mark) ? (JSON.parse(line.slice(mark.length)) as Outcome) : { kind: 'silent' };

/**
 * Runs a configuration file in a separate process and returns its export `site` as plain JSON data. Never throws
 * because of anything that the file does.
 *
 * @param file its absolute path
 * @param limitMs time limit in milliseconds
 */
export function evaluate(file: string, limitMs = LIMIT_MS): Promise<Outcome> {
  // Standard output and error are closed: nothing the file prints is mistaken for its value or reaches a terminal.
  const mark = randomUUID();
  const child = spawn(process.execPath, [...flagsFor(file), CHILD, pathToFileURL(file).href, mark], {
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
      if (end >= 0) done(parsed(text.slice(0, end), mark));
      else if (text.length > MAX_BYTES) done({ kind: 'too long' });
    });
    channel.on('end', () => done({ kind: 'silent' }));
    child.on('error', fail);
    child.on('close', () => clearTimeout(timer));
  }).finally(() => {
    (child.stdio[3] as Readable).destroy();
    try {
      // Kills the whole group, so that no process started by the file outlives it.
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  });
}
