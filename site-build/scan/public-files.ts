import { existsSync } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { activeParts } from './drawings.ts';
import type { Finding } from './scan.ts';
import { isWorkerRemoval } from './worker-removal.ts';

/** File types that an operator may add as they are: text that browsers do not run, and pictures. */
const WELCOME = new Set(['.txt', '.json', '.svg', '.png', '.jpg', '.jpeg', '.webp']);

/** Lists everything below a folder except folders, including links, as paths with forward slashes. */
async function entriesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = await readdir(folder, { recursive: true });
  const stats = await Promise.all(names.map(async (name) => ({ name, stat: await lstat(join(folder, name)) })));
  return stats.filter(({ stat }) => !stat.isDirectory()).map(({ name }) => name.replaceAll('\\', '/'));
}

async function faultOf(folder: string, file: string): Promise<string | null> {
  const stat = await lstat(join(folder, file));
  if (stat.isSymbolicLink()) return 'is a symbolic link: put the file itself here.';
  if (!stat.isFile()) return 'is not a file: remove it.';
  const kind = extname(file).toLowerCase();
  const removal = kind === '.js' && isWorkerRemoval(await readFile(join(folder, file), 'utf8'));
  if (!WELCOME.has(kind) && !removal)
    return `may not be served: public/ may contain only ${[...WELCOME].join(', ')} files.`;
  if (!/^(?:\.well-known\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\w$/.test(file))
    return 'has a hidden name, or one with characters other than letters, digits, dots, hyphens and underscores: rename it.';
  if (kind !== '.svg') return null;
  const active = activeParts(await readFile(join(folder, file), 'utf8'));
  return active.length > 0
    ? `contains ${[...new Set(active)].join(', ')}: a drawing may only draw. Save it as plain SVG without styles and metadata, or as PNG.`
    : null;
}

/** The files added by an operator. */
export interface PublicFiles {
  /** Their paths on the site. */
  files: string[];
  /** Those that are not allowed. */
  findings: Finding[];
}

/** Checks the files below `folder`; there are none if it does not exist. */
export async function publicFiles(folder: string): Promise<PublicFiles> {
  const files = (await entriesBelow(folder)).toSorted();
  const faults = await Promise.all(
    files.map(async (file) => ({ file: `${folder}/${file}`, text: await faultOf(folder, file) })),
  );
  return {
    files: files.map((file) => `/${file}`),
    findings: faults.filter((fault): fault is Finding => fault.text !== null),
  };
}
