import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { syntaxProblem } from '../../site-build/checks/syntax.ts';
import { command, copiedProject } from './lib/project.ts';

const around = (line: string) =>
  `export const hero = {\n  title: 'Fine',\n  ${line}\n  last: 'Fine',\n} satisfies Words;\n`;

test.each([
  ["lead: 'It's here',", 3, 'The apostrophe after “It” ends the text. Write ’ within texts.'],
  ["lead: 'All users' coins',", 3, 'The apostrophe after “users” ends the text. Write ’ within texts.'],
  ["points: ['Fine', 'Don't'],", 3, 'The apostrophe after “Don” ends the text. Write ’ within texts.'],
  ['lead: ‘Curly’,', 3, "‘ is a curly quote. Begin and end each text with a straight one: '…'."],
  ['lead: “Curly”,', 3, "“ is a curly quote. Begin and end each text with a straight one: '…'."],
  ["lead: 'Half curly’,", 3, 'A text begins with a straight quote and does not end with one'],
  ["lead: 'No comma'", 4, 'A comma or a bracket may be missing on the line before.'],
])('%s is named with its line and what is wrong', (line, number, why) => {
  const problem = syntaxProblem('token/content/hero.ts', around(line));
  expect(problem).toContain(`token/content/hero.ts:${number}: `);
  expect(problem).toContain(why);
});

test('A text that ends as it began passes, whatever is in it', () => {
  expect(syntaxProblem('token/content/hero.ts', around("lead: 'It’s “here”: ' + `it's`,"))).toBeNull();
});

const project = copiedProject();
beforeAll(async () => {
  await writeFile(join(project.folder, 'token/site.ts'), around("product: 'It's here',"));
  await writeFile(join(project.folder, 'token/content/hero.ts'), around('lead: “Curly”,'));
});

test('doctor names the mistake in each file in one line', async () => {
  const { code, text } = await command(project.folder, ['node', 'scripts/launch.js', 'scripts/doctor/doctor.ts']);
  expect(text.trim().split('\n')).toEqual([
    expect.stringMatching(/^token\/content\/hero\.ts:3: “ is a curly quote/),
    expect.stringMatching(/^token\/site\.ts:3: The apostrophe after “It” ends the text/),
  ]);
  expect(code).toBe(1);
});
