import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { site } from '../../config/site.ts';
import { parsed } from './lib/built-document.ts';
import { beginScript, copiedProject, soon } from './lib/project.ts';

describe('npm run dev', () => {
  const project = copiedProject();
  let server: ReturnType<typeof beginScript>;
  beforeAll(() => {
    server = beginScript('dev', project.folder);
  });
  afterAll(() => server.end());

  const expectTitle = (title: string) =>
    vi.waitFor(async () => {
      const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(server.output())!;
      const page = parsed(await fetch(origin).then((response) => response.text()));
      expect(page.querySelector('title')?.text, server.output()).toMatch(title);
    }, soon);

  test('serves the site', () => expectTitle(site.product));

  test('serves a changed token/site.ts without a new start', async () => {
    const file = join(project.folder, 'token/site.ts');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/(?<=product: ).*(?=,)/, "'Community Coffer'"));
    await expectTitle('Community Coffer');
  });
});
