import { isUtf8 } from 'node:buffer';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Site } from '../../shape/token.ts';
import { textsIn } from '../../src/lib/demonstration.ts';
import { printable, SITE_FILE } from '../problems.ts';
import { finder, publicFault, publicFiles, UNREADABLE } from './scan.ts';

/** Where the operator writes the texts. */
export const CONTENT = 'token/content';

/** A text that a build would scan. */
interface Text {
  /** Its file, and where it is there. */
  place: string;
  text: string;
}

/** The names of the files with the token's texts. */
export const contentFiles = async (): Promise<string[]> =>
  (await readdir(CONTENT)).filter((name) => name.endsWith('.ts')).toSorted();

/** Every text of the token's content, as made from the facts; functions are left out. */
async function contentTexts(): Promise<Text[]> {
  const texts = (await contentFiles()).map(async (name) => {
    const file = join(CONTENT, name);
    const content = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
    return textsIn(content, '').map(([path, text]) => ({ place: `${file}: ${path}`, text }));
  });
  return (await Promise.all(texts)).flat();
}

/** The files in `public/`, each with its text, or with why it cannot be served or read. */
async function publicTexts(site: Site): Promise<{ texts: Text[]; faults: string[]; paths: string[] }> {
  const paths = await publicFiles('public');
  const texts: Text[] = [];
  const faults: string[] = [];
  for (const path of paths) {
    const place = `public${path}`;
    const fault = await publicFault(place, path, new Set());
    const bytes = fault ? null : await readFile(place);
    if (fault) faults.push(`${place}: ${fault}`);
    else if (bytes && isUtf8(bytes) && !bytes.includes(0)) texts.push({ place, text: bytes.toString() });
    else if (!UNREADABLE.test(path) && !site.allowed.some(({ found }) => found === path)) {
      faults.push(`${place}: not text, so the scan cannot read it. If it is right, add '${path}' to allowed.`);
    }
  }
  return { texts, faults, paths };
}

/**
 * What the scan of a build would refuse in the operator's texts and files, a line each, and the entries of `allowed`
 * that none of them needs.
 */
export async function scanTexts(site: Site): Promise<{ refused: string[]; needless: Site['allowed'] }> {
  const inPublic = await publicTexts(site);
  const texts = [...(await contentTexts()), ...inPublic.texts];
  const findWith = (allowed: Site['allowed']) => {
    const find = finder({ ...site, allowed });
    return texts.map(({ place, text }) => ({ place, ...find(place, text) }));
  };
  const refused = findWith(site.allowed).flatMap(({ place, addresses, urls }) =>
    [...[...addresses].map((found) => [found, 'an address']), ...[...urls].map((found) => [found, 'a URL'])].map(
      ([found, what]) =>
        `${place} has ${printable(found!)}, ${what} that the configuration does not have, so the build refuses it. Remove it, or if it is right, add it to allowed in ${SITE_FILE}: { found: '…', reason: '…' }.`,
    ),
  );
  const count = (allowed: Site['allowed']): number =>
    findWith(allowed).reduce((sum, { addresses, urls }) => sum + addresses.size + urls.size, 0);
  const unhelped = count([]);
  const needless = site.allowed.filter((entry) => !inPublic.paths.includes(entry.found) && count([entry]) === unhelped);
  return { refused: [...inPublic.faults, ...refused], needless };
}
