import { expect, test } from 'vitest';
import { site } from '../../config/site.ts';
import { isHome } from '../../src/boot/clone-warning.ts';
import { cloneWarning } from '../../site-build/documents/boot-script.ts';

const previewHosts = ['preview.tag-token.io'];
const { homes } = cloneWarning({ ...site, origin: 'https://www.tag-token.io', previewHosts });

test.each([
  'www.tag-token.io',
  'www.tag-token.io.',
  // Where Google Translate shows the site.
  'www-tag--token-io.translate.goog',
  'www-tag--token-io.translate.goog.',
  'preview.tag-token.io',
  'localhost',
  '127.0.0.1',
  '[::1]',
])('%s is the site itself', (hostname) => {
  expect(isHome(hostname, homes)).toBe(true);
});

test.each([
  'tag-token.io',
  'www.tag-token.io.evil.test',
  'localhost.evil.test',
  '127.0.0.1.evil.test',
  'xwww-tag--token-io.translate.goog',
  'evil.test',
])('%s is a copy', (hostname) => {
  expect(isHome(hostname, homes)).toBe(false);
});
