import { globSync, readFileSync } from 'node:fs';
import { createGenerator, expandVariantGroup } from 'unocss';
import { describe, expect, it } from 'vitest';
import system from '../../uno.config.ts';

const sources = globSync('src/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
const sheets = globSync('src/**/*.css').map((file) => ({ file, css: readFileSync(file, 'utf8') }));

/** Classes that only style sheets know. */
const hooks = new Set(['enters', 'tone-ink', 'tone-paper']);

/** The named classes of the markup: `:uno-NAME: UTILITIES`. */
const named = sources.flatMap((code) =>
  [...code.matchAll(/:uno-([\w-]+): ([^'"`]+)/g)].map(([, name, body]) => ({ name: name!, body: body! })),
);

/** Names of the rules at the top level of a style sheet: `@layer`, `@media`, a selector. */
function topLevel(css: string): string[] {
  let depth = 0;
  let found = '';
  for (const character of css.replace(/\/\*[^]*?\*\//g, '')) {
    if (character === '}') depth--;
    else if (depth === 0) found += character;
    if (character === '{') depth++;
  }
  return found
    .split(/[{;]/)
    .map((rule) => rule.trim())
    .filter(Boolean);
}

describe('styles', () => {
  it('a named class has one meaning', () => {
    const bodies = new Map<string, string>();
    expect(named.length).toBeGreaterThan(30);
    for (const { name, body } of named) {
      expect(bodies.get(name) ?? body, `:uno-${name}: is defined twice, with different utilities`).toBe(body);
      bodies.set(name, body);
    }
  });

  it('a named class hides no utility or shortcut, and is made of nothing else', async () => {
    const uno = await createGenerator(system);
    for (const { name, body } of named) {
      expect(await uno.parseToken(name), `${name} means something else in uno.config.ts`).toBeFalsy();
      for (const word of expandVariantGroup(body).trim().split(/\s+/)) {
        if (hooks.has(word)) continue;
        expect(await uno.parseToken(word), `${word} in :uno-${name}: is not known`).toBeTruthy();
      }
    }
  });

  it('every rule of every style sheet is in a layer', () => {
    expect(sheets.length).toBeGreaterThan(5);
    for (const { file, css } of sheets) {
      for (const rule of topLevel(css)) expect(rule, file).toMatch(/^@(layer|keyframes) /);
    }
  });
});
