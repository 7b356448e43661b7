import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One line of the file that wrangler writes to `WRANGLER_OUTPUT_FILE_PATH`. */
export interface OutputRecord {
  type: string;
  [key: string]: unknown;
}

export interface WranglerResult {
  records: readonly OutputRecord[];
  /** Its output, which only commands with `--json` write for programs. */
  stdout: string;
}

/** Wrangler failed. */
export class WranglerError extends Error {
  /** Cloudflare's error code, such as 10007 for a Worker that does not exist. */
  readonly code: unknown;

  constructor(message: string, code?: unknown) {
    super(message);
    this.code = code;
  }
}

const LAST_WORDS = 600;

async function recordsIn(file: string): Promise<OutputRecord[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as OutputRecord);
}

/** Ends a process and its children. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
  /** Whether it was ended for exceeding its time limit. */
  isLate: boolean;
}

function start(args: readonly string[], env: NodeJS.ProcessEnv, limitMs: number, signal: AbortSignal): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // In its own process group, or Ctrl+C in the terminal would end it in the middle of a request.
    const child = spawn('wrangler', args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let [stdout, stderr, isLate] = ['', '', false];
    child.stdout.on('data', (chunk) => (stdout += chunk));
    child.stderr.on('data', (chunk) => (stderr += chunk));
    const end = () => endGroup(child.pid);
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, limitMs);
    signal.addEventListener('abort', end);
    const settle = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    };
    child.on('error', (error) => {
      settle();
      reject(new WranglerError(`wrangler does not start: ${error.message}. Run: npm ci`));
    });
    child.on('close', (code) => {
      settle();
      resolve({ code: code ?? 1, stdout, stderr, isLate });
    });
  });
}

/** Keeps wrangler from asking questions and sending statistics. */
const quiet = { CI: '1', NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' };

/**
 * Runs the wrangler on the PATH once. No other process gets the key to the account.
 *
 * @param key environment variables with the key, which this process's own environment lacks
 * @param limitMs time limit, after which it is ended
 * @throws WranglerError if it fails or hangs; the signal's reason if `signal` is aborted
 */
export async function wrangler(
  args: readonly string[],
  key: Readonly<Record<string, string>>,
  limitMs: number,
  signal: AbortSignal,
): Promise<WranglerResult> {
  signal.throwIfAborted();
  const folder = await mkdtemp(join(tmpdir(), 'wrangler-output-'));
  const file = join(folder, 'records.ndjson');
  try {
    const env = { ...process.env, ...key, ...quiet, WRANGLER_OUTPUT_FILE_PATH: file };
    const { code, stdout, stderr, isLate } = await start(args, env, limitMs, signal);
    signal.throwIfAborted();
    const what = `wrangler ${args.slice(0, 2).join(' ')}`;
    if (isLate) throw new WranglerError(`${what} did not end within ${Math.round(limitMs / 1000)} s`);
    const records = await recordsIn(file);
    if (code === 0) return { records, stdout };
    const failed = records.find(({ type }) => type === 'command-failed');
    const words = failed ? String(failed.message) : (stderr || stdout).trim().slice(-LAST_WORDS);
    throw new WranglerError(`${what} failed: ${words}`, failed?.code);
  } finally {
    await rm(folder, { recursive: true });
  }
}
