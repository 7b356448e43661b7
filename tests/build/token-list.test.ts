import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Validator, type Schema } from '@cfworker/json-schema';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { build } from './lib/command.ts';
import { copyProject } from './lib/copy-project.ts';

// A build takes seconds, and longer on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const LIST = 'dist/client/.well-known/tokenlist.json';

let project: Awaited<ReturnType<typeof copyProject>>;
beforeAll(async () => {
  project = await copyProject();
});
afterAll(() => project.remove());

test('With symbol and decimals, the build writes a token list that Uniswap’s schema accepts; without them, none', async () => {
  const schema = JSON.parse(
    await readFile('node_modules/@uniswap/token-lists/src/tokenlist.schema.json', 'utf8'),
  ) as Schema;
  const validator = new Validator(schema, '7', false);
  const config = join(project.folder, 'token.ts');
  const known = await readFile('tests/site.ts', 'utf8');
  await writeFile(config, known.replace('symbol: null', "symbol: 'HTP'").replace('decimals: null', 'decimals: 18'));
  expect(await build(project.folder, { SITE_CONFIG: config })).toMatchObject({ code: 0 });
  const list = JSON.parse(await readFile(join(project.folder, LIST), 'utf8')) as { tokens: Record<string, unknown>[] };
  expect(validator.validate(list).errors).toEqual([]);
  expect(list.tokens).toHaveLength(1);
  expect(list.tokens[0]).toMatchObject({ chainId: 56, symbol: 'HTP', decimals: 18 });
  expect(await readFile(join(project.folder, 'dist/client/index.html'), 'utf8')).toContain(
    String(list.tokens[0]!.address),
  );
  // The schema does reject a wrong list.
  for (const wrong of [{ decimals: 256 }, { symbol: 'with space' }, { address: '0x12' }, { chainId: '56' }])
    expect(
      validator.validate({ ...list, tokens: [{ ...list.tokens[0], ...wrong }] }).valid,
      JSON.stringify(wrong),
    ).toBe(false);

  // The build under test has neither.
  expect([LIST, LIST.replace('tokenlist', 'contracts')].map(existsSync)).toEqual([false, true]);
});
