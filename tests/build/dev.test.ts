import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyProject } from '../../scripts/lib/copy.ts';
import { beginScript, soon } from './lib/project.ts';

test(
  'npm run dev serves the site, and its new title after a change of the configuration',
  { timeout: 180_000 },
  async () => {
    const { folder, remove } = await copyProject();
    onTestFinished(remove);
    const config = join(folder, 'config/site.jsonc');
    const text = (await readFile('tests/site.jsonc', 'utf8')).replace('../config/', './');
    await writeFile(config, text);
    const server = beginScript('dev', folder, { SITE_CONFIG: '' });
    onTestFinished(server.end);
    const expectTitle = (title: string) =>
      vi.waitFor(async () => {
        const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(server.output())!;
        const page = await fetch(origin).then((response) => response.text());
        expect(page, server.output()).toContain(`<title>${title}`);
      }, soon);
    await expectTitle('HashtagPay');
    await writeFile(config, text.replace(/"product": ".*"/, '"product": "Plumtag"'));
    await expectTitle('Plumtag');
  },
);
