import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { confirm, input } from '@inquirer/prompts';
import { readSite, siteConfigPath } from '../../site-build/config/load.ts';
import { printValue, valueAt } from '../../site-build/config/problems.ts';
import { doctorReport } from '../doctor/report.ts';
import { parseCommandLine } from '../lib/command-line.ts';
import { main } from '../lib/main.ts';
import { run } from '../lib/run.ts';
import { UserError } from '../lib/user-error.ts';
import { changed, isAcceptable, readAnswer } from './answer.ts';
import { valuesFrom } from './answers-file.ts';
import { fieldsOf, withValues, type Field } from './config-file.ts';

/** Not asked: fields with only one possible value, and the day of the review, which comes last. */
const NOT_ASKED = /^(?:contracts\[\d\]\.chain|swap\.pair|contentReviewed)$/;

const file = siteConfigPath();
const name = relative('', file);

/** Records the answered fields of this file, so that the next run continues where this one ends. */
const ANSWERED = `.cache/init/${name.replaceAll(/[^\w.]+/g, '-')}.json`;

/** Writes values at once, so that leaving init loses nothing. */
async function write(values: ReadonlyMap<string, unknown>): Promise<void> {
  const source = await readFile(file, 'utf8');
  const fields = await fieldsOf(file, source);
  const byField = new Map(
    fields.filter(({ path }) => values.has(path)).map((field) => [field, values.get(field.path)]),
  );
  await writeFile(file, withValues(source, byField));
  // A longer value may not fit on its line, and the format check would then stop the deployment.
  await run('oxfmt', [file], { output: 'pipe' });
}

async function answered(): Promise<string[]> {
  return JSON.parse(await readFile(ANSWERED, 'utf8').catch(() => '[]')) as string[];
}

async function ask(field: Field, site: unknown, today: Date): Promise<unknown> {
  const present = valueAt(site, field.keys);
  const message = `${field.path}\n  ${field.about}\n `;
  if (typeof present === 'boolean') return confirm({ message, default: present });
  const shown = Array.isArray(present) ? present.join(', ') : String(present ?? '');
  const mayStay = isAcceptable(site, field, today);
  const text = await input({
    message: mayStay ? message : `${message} (the demonstration has ${printValue(present)})`,
    default: mayStay ? shown : undefined,
    validate: (words) => {
      const read = readAnswer(site, field, words, today);
      return 'value' in read || read.remedy;
    },
  });
  return (readAnswer(site, field, text, today) as { value: unknown }).value;
}

async function askAll(today: Date): Promise<void> {
  const done = await answered();
  const fields = (await fieldsOf(file, await readFile(file, 'utf8'))).filter(({ path }) => !NOT_ASKED.test(path));
  const open = fields.filter(({ path }) => !done.includes(path));
  console.log(
    `${open.length} of ${fields.length} values of ${name}. Enter keeps the value shown. Ctrl+C leaves; the next run continues here.\n`,
  );
  let site = structuredClone(await readSite());
  for (const field of open) {
    const value = await ask(field, site, today);
    await write(new Map([[field.path, value]]));
    site = changed(site, field.keys, value);
    done.push(field.path);
    await mkdir(dirname(ANSWERED), { recursive: true });
    await writeFile(ANSWERED, JSON.stringify(done));
  }
}

const USAGE = 'Run: npm run init, or npm run init -- --to answers.json';

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  again: { type: 'boolean', default: false },
} as const;

/** Writes the present values as JSON, to be edited. @throws UserError if the file exists */
async function writeAnswers(to: string): Promise<void> {
  const text = `${JSON.stringify(await readSite(), null, 2)}\n`;
  await writeFile(to, text, { flag: 'wx' }).catch(() => {
    throw new UserError(`${to} exists already, or cannot be written. Name another file: npm run init -- --to FILE`);
  });
  console.log(`The values of ${name} are in ${to}. Edit them there, then run: npm run init -- --from ${to}`);
}

/**
 * `npm run init` asks for each value of the configuration file and writes it there; with `--from FILE`, it takes the
 * values from JSON, which `--to FILE` writes. Ends with doctor's report and exit code.
 */
await main(async () => {
  const { from, to, again } = parseCommandLine(USAGE, { options }).values;
  const today = new Date();
  if (to !== undefined) return writeAnswers(to);
  if (from !== undefined) {
    const fields = await fieldsOf(file, await readFile(file, 'utf8'));
    await write(await valuesFrom(from, fields, await readSite(), today));
  } else {
    if (!process.stdin.isTTY) {
      throw new UserError(
        'There is no terminal for questions. Edit the values in a file: npm run init -- --to answers.json, then --from answers.json',
      );
    }
    if (again) await writeFile(ANSWERED, '[]').catch(() => {});
    await askAll(today).catch((error: Error) => {
      if (error.name !== 'ExitPromptError') throw error;
      throw new UserError('You left before the end. Your answers are saved; continue with: npm run init');
    });
  }
  const { lines, code } = await doctorReport(today);
  console.log(lines.join('\n'));
  return code;
});
