import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Fills in the blanks for a lawyer in the content of the project in `folder`. */
export async function fillGaps(folder: string): Promise<void> {
  const content = join(folder, 'src/content');
  for (const name of await readdir(content)) {
    const file = join(content, name);
    const text = await readFile(file, 'utf8');
    const filled = text.replaceAll(/\bgap\(\s*('[^']*'|"[^"]*")\s*\)/g, "'the one named here'");
    await writeFile(file, filled.replaceAll(/\[to be completed: [^\]]+\]/g, 'the one named here'));
  }
}
