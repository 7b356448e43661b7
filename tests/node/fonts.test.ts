import { expect, test } from 'vitest';
import { cutFonts } from '../../site-build/design/fonts.ts';

/** ASCII without the characters of markup and code. */
const ALWAYS = 'U+20-21,U+23-3B,U+3F-5B,U+5D,U+61-7A';

/** The `unicode-range` of each face in a build with these texts, by the font's name. */
async function rangesOf(pages: string, script = ''): Promise<{ ranges: Record<string, string>; warnings: string[] }> {
  const { fonts, warnings } = await cutFonts(pages, script);
  return {
    ranges: Object.fromEntries(
      fonts.map(({ name, face }) => [name, /unicode-range:([^}]+)/.exec(face('/font'))?.[1] ?? 'everything']),
    ),
    warnings,
  };
}

test('a face claims the characters in use, and needs no second file for them', async () => {
  expect(await rangesOf('<h1>Pay “ana” 3–5 £</h1>')).toEqual({
    ranges: {
      'host-grotesk': `${ALWAYS},U+A3,U+2013,U+201C-201D`,
      'geist-mono': `${ALWAYS},U+A3,U+2013,U+201C-201D`,
    },
    warnings: [],
  });
});

test('a face has a character of markup only if a page shows it', async () => {
  expect((await rangesOf('<p title="{}">&lt;1s</p>', 'a = b')).ranges['host-grotesk']).toBe(
    'U+20-21,U+23-3C,U+3F-5B,U+5D,U+61-7A',
  );
});

test('a second file has only what the first lacks', async () => {
  const { ranges, warnings } = await rangesOf('<p>Łódź café</p>');
  expect(ranges).toMatchObject({ 'host-grotesk': `${ALWAYS},U+E9,U+F3`, 'host-grotesk-2': 'U+141,U+17A' });
  expect(warnings).toEqual([]);
});

test('a font that lacks letters in the middle of words is left out, and the build says which', async () => {
  const { ranges, warnings } = await rangesOf('<h1>Tương lai của thanh toán</h1>');
  expect(Object.keys(ranges).filter((name) => name.startsWith('host-grotesk'))).toEqual([]);
  expect(ranges).toHaveProperty('geist-mono');
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/^Host Grotesk has no .*“ủ”.*, as in “Tương”: the site uses the system’s font/);
});

test.for([
  ['words whose letters it lacks altogether, and symbols', 'Pay αβγ ₿', '“α”, “β”, “γ”, “₿”'],
  ['a stray letter', 'Pay a deﬁcit', '“ﬁ”, as in “deﬁcit”'],
])('a font stays for %s, which fall back on their own', async ([, text, lacking]) => {
  const { ranges, warnings } = await rangesOf(`<p>${text}</p>`);
  expect(ranges['host-grotesk']).toBe(ALWAYS);
  expect(warnings.join('\n')).toContain(`Host Grotesk has no ${lacking}: there, the browser uses`);
});

test('no warning is for what nobody sees: a library’s symbols, soft hyphens, joiners', async () => {
  const script = 'console.log("💿 Hey developer 👋")';
  expect((await rangesOf('<p>wal\u00ADlet\u200B pay\u200Dment\uFE0F</p>', script)).warnings).toEqual([]);
});

test('a letter in a text that only the script has counts', async () => {
  expect((await rangesOf('<p>Pay</p>', 'title:"Sắp ra mắt"')).warnings.join()).toContain('“ắ”');
});
