import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** What Slack and others read of a document: https://api.slack.com/robots. */
const READ_BYTES = 32 * 1024;

test.for(['index', 'privacy', 'terms', '404'])(
  '%s.html has everything for previews and crawlers before its styles',
  async (name) => {
    const bytes = await readFile(`dist/client/${name}.html`);
    const head = bytes.subarray(0, READ_BYTES).toString('utf8').split('<style', 1)[0]!;
    for (const tag of [
      '<title>',
      'name="description"',
      'property="og:title"',
      'property="og:image"',
      'name="twitter:card"',
    ])
      expect(head).toContain(tag);
    expect(head).toContain(name === '404' ? 'content="noindex"' : 'rel="canonical"');
    expect(head).toContain('<meta name="format-detection" content="telephone=no');
    expect(Buffer.byteLength(head)).toBeLessThan(8 * 1024);
  },
);
