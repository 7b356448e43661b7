import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pictureDifference, textDifference } from './difference.ts';

/** If more than this share of a picture's pixels differ, the change counts as visible. */
const MOST_DIFFERENT = 0.001;
/** Folder, below that of the new pictures, for pictures with the differences marked. */
export const MARKED_FOLDER = 'differences';

const percent = (share: number) => `${(100 * share).toFixed(3)} %`;

/** Paths below `folder` of the pictures of these widths and of the printed documents. */
async function listed(folder: string, widths: readonly number[]): Promise<Set<string>> {
  const names = await readdir(folder, { recursive: true });
  const kept = names.filter((name) => {
    const parent = dirname(name);
    return parent === '.' ? name.endsWith('.pdf') : widths.some((width) => parent === String(width));
  });
  return new Set(kept.filter((name) => /\.(?:png|pdf)$/.test(name)));
}

/**
 * Compares the pictures in `after` with those of the same name in `before`: PNG files by pixels, PDF files by words.
 * Prints every picture that changed, is missing or is new, and the largest difference.
 *
 * @param widths of the pictures to compare, in pixels
 * @returns the number of pictures that changed visibly, are missing or are new
 */
export async function compare(before: string, after: string, widths: readonly number[]): Promise<number> {
  const [old, now] = await Promise.all([listed(before, widths), listed(after, widths)]);
  const findings = [
    ...[...old].filter((name) => !now.has(name)).map((name) => `${name}: missing`),
    ...[...now].filter((name) => !old.has(name)).map((name) => `${name}: new`),
  ];
  let largest = { name: '', share: 0 };
  const common = [...old].filter((name) => now.has(name)).toSorted();
  for (const name of common) {
    const files = [join(before, name), join(after, name)] as const;
    if (name.endsWith('.pdf')) {
      const finding = await textDifference(...files);
      if (finding) findings.push(`${name}: ${finding}`);
      continue;
    }
    const { share, remark, marked } = await pictureDifference(...files);
    if (share > largest.share) largest = { name, share };
    if (share <= MOST_DIFFERENT) continue;
    findings.push(`${name}: ${percent(share)} of its pixels differ${remark ? ` (${remark})` : ''}`);
    const file = join(after, MARKED_FOLDER, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, marked!);
  }
  console.log('');
  for (const finding of findings) console.log(`  ${finding}`);
  const where = largest.share > 0 ? ` (${largest.name})` : '';
  console.log(`Largest difference: ${percent(largest.share)} of a picture’s pixels${where}`);
  console.log(`${common.length} compared with ${before}, ${findings.length} changed, missing or new`);
  return findings.length;
}
