import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { externalLinks, isDemonstrationLink, stateOf } from './external-links.ts';
import { parseCommandLine } from '../lib/command-line.ts';
import { main } from '../lib/main.ts';
import { UserError } from '../lib/user-error.ts';

const CLIENT_DIR = 'dist/client';
const TIMEOUT_MS = 20_000;
const ATTEMPTS = 3;
const PAUSE_MS = 2000;

async function statusOf(url: string): Promise<number | null> {
  try {
    const response = await fetch(url, {
      headers: { 'User-Agent': 'Mozilla/5.0 (compatible; link check)' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}

/** The state after at most three attempts, since a service may be down for a moment. */
async function check(url: string): Promise<{ status: number | null; state: ReturnType<typeof stateOf> }> {
  let status: number | null = null;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    status = await statusOf(url);
    if (stateOf(status) !== 'dead') break;
    if (attempt < ATTEMPTS) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return { status, state: stateOf(status) };
}

/** `npm run check-links`: requests every external link of the built documents. Exits 1 if any is dead. */
await main(async () => {
  parseCommandLine('Write: npm run check-links');
  const files = (await readdir(CLIENT_DIR).catch(() => [])).filter((file) => file.endsWith('.html'));
  if (files.length === 0) throw new UserError('dist/client has no documents. Build them: npm run build');
  const documents = await Promise.all(files.map((file) => readFile(join(CLIENT_DIR, file), 'utf8')));
  const urls = [...new Set(documents.flatMap(externalLinks))].toSorted();
  let dead = 0;
  let skipped = 0;
  for (const url of urls) {
    if (isDemonstrationLink(url)) {
      skipped += 1;
      console.log(`skipped (demonstration value)  ${url}`);
      continue;
    }
    const { status, state } = await check(url);
    if (state === 'dead') dead += 1;
    console.log(`${state} (${status ?? 'no answer'})  ${url}`);
  }
  const checked = `${urls.length - skipped} links checked, ${skipped} skipped as demonstration values`;
  if (dead > 0) {
    console.error(`\n${checked}: ${dead} dead.`);
    return 1;
  }
  console.log(`\n${checked}. None is dead.`);
  return 0;
});
