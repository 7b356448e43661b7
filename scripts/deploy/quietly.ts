import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { UserError } from '../lib/user-error.ts';
import { ARCHIVE } from './archive.ts';

const LAST_LINES = 40;
/** How vitest, Playwright and `npm test` itself mark what failed; later lines may be of other stages. */
const FAILED = /^\s*(?:FAIL |✘ |── \w+ FAILED|Failed: )/;
const MOST_FAILED = 30;
/** How long a command that is told to end may take to stop its servers, in milliseconds. */
const GRACE_MS = 5_000;

/** What somebody must read of a long output to know what went wrong: the lines that say so, and the last ones. */
function essence(text: string, log: string): string {
  const lines = stripVTControlCharacters(text).trimEnd().split('\n');
  const last = lines.slice(-LAST_LINES);
  const failed = lines.slice(0, -LAST_LINES).filter((line) => FAILED.test(line));
  return [...failed.slice(0, MOST_FAILED), ...last, `The whole output is in ${log}.`].join('\n');
}

/** The IDs of a process and of everything below it, whatever groups they are in: test servers have their own. */
function treeOf(root: number): number[] {
  let pairs: number[][];
  try {
    const text = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    pairs = text.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  } catch {
    // A machine without `ps`: its group is what can be ended.
    return [-root];
  }
  const below = (parent: number): number[] =>
    pairs.flatMap(([id, its]) => (its === parent ? [id!, ...below(id!)] : []));
  return [-root, ...below(root)];
}

function send(signal: NodeJS.Signals, ids: Iterable<number>): void {
  for (const id of ids) {
    try {
      process.kill(id, signal);
    } catch {
      // It has already ended.
    }
  }
}

interface Options {
  /** Ends the command and everything that it started. */
  signal: AbortSignal;
  /** Time to end by itself before it is killed, in milliseconds. */
  graceMs?: number;
}

/**
 * Runs a command without showing its output, in a process group of its own.
 *
 * @param failure first words of the error if it fails
 * @throws UserError with the essence of its output, all of which is then in a file; the signal's reason if it is aborted
 */
export function quietly(
  command: string,
  args: readonly string[],
  failure: string,
  { signal, graceMs = GRACE_MS }: Options,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let text = '';
    let killer: NodeJS.Timeout | undefined;
    const collect = (chunk: Buffer) => (text += chunk);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const end = () => {
      const { pid } = child;
      if (pid === undefined) return;
      // Written down first: what outlives its parent is no longer below it.
      const begun = treeOf(pid);
      send('SIGTERM', begun);
      killer = setTimeout(() => send('SIGKILL', new Set([...begun, ...treeOf(pid)])), graceMs);
    };
    signal.addEventListener('abort', end, { once: true });
    const settle = () => {
      clearTimeout(killer);
      signal.removeEventListener('abort', end);
    };
    child.on('error', (error) => {
      settle();
      reject(error);
    });
    child.on('close', (code) => {
      settle();
      if (signal.aborted) return reject(signal.reason as Error);
      if (code === 0) return resolve();
      const log = join(ARCHIVE, `${command}.log`);
      mkdirSync(ARCHIVE, { recursive: true });
      writeFileSync(log, text);
      reject(new UserError(`${failure}\n${essence(text, log)}`));
    });
  });
}
