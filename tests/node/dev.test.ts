import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { site } from '../../config/site.ts';
import { copyProject } from '../../scripts/lib/copy.ts';
import { beginScript, soon } from './lib/project.ts';

test(
  'npm run dev serves the site, and its new title after a change of token/site.ts',
  { timeout: 180_000 },
  async () => {
    const { folder, remove } = await copyProject();
    onTestFinished(remove);
    const file = join(folder, 'token/site.ts');
    const text = await readFile(file, 'utf8');
    const server = beginScript('dev', folder);
    onTestFinished(server.end);
    const expectTitle = (title: string) =>
      vi.waitFor(async () => {
        const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(server.output())!;
        const page = await fetch(origin).then((response) => response.text());
        expect(page, server.output()).toContain(`<title>${title}`);
      }, soon);
    await expectTitle(site.product);
    await writeFile(file, text.replace(/(?<=product: ).*(?=,)/, "'Plumtag'"));
    await expectTitle('Plumtag');
  },
);
