import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { confirm, input } from '@inquirer/prompts';
import { readJsonc, readSite, siteConfigPath } from '../../site-build/config/load.ts';
import { ConfigError, valueAt, type Problem } from '../../site-build/config/problems.ts';
import { diagnose, leavesOf, type Keys, type Leaf } from '../doctor/diagnose.ts';
import { doctorReport } from '../doctor/report.ts';
import { main, parseCommandLine, UserError } from '../lib/command.ts';
import { run } from '../lib/run.ts';
import { aboutOf, changed, isSame, readings, withValue } from './values.ts';

/** Not asked for: values with only one choice, and those set last or rarely. */
const NOT_ASKED = /^(?:contracts\[\d\]\.chain|swap\.pair|contentReviewed|allowed)$/;
const USAGE = 'Run: npm run init, or npm run init -- --to answers.json, then --from answers.json';

const file = siteConfigPath();
const name = relative('', file);
const today = new Date();

const NO_CONTENT = { unchanged: [], gaps: [] };
const problemsOf = (site: unknown): readonly Problem[] => diagnose(site, today, NO_CONTENT).problems;

/** Writes values immediately, so that leaving init loses nothing. */
async function write(values: readonly { keys: Keys; value: unknown }[]): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    values.reduce((next, { keys, value }) => withValue(next, keys, value), text),
  );
  // A longer list may no longer fit on its line, and the format check would then stop a deployment.
  await run('oxfmt', [file], { output: 'pipe' });
}

/** Writes the current values as JSON, for editing. @throws UserError if the file exists or cannot be written */
async function writeAnswers(to: string): Promise<void> {
  const { $schema: _, ...site } = (await readSite()) as Record<string, unknown>;
  await writeFile(to, `${JSON.stringify(site, null, 2)}\n`, { flag: 'wx' }).catch(() => {
    throw new UserError(`${to} exists already, or cannot be written. Name another file: npm run init -- --to FILE`);
  });
  console.log(`The values of ${name} are in ${to}. Edit them there, then run: npm run init -- --from ${to}`);
}

/** Takes over the values in a JSON file; the rest stay. @throws before writing anything if a value is wrong */
async function takeAnswers(from: string): Promise<void> {
  const { value, problems } = await readJsonc(from, 'Name a file that exists: npm run init -- --from FILE');
  if (problems.length > 0) throw new ConfigError(from, problems);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UserError(`${from} is not a JSON object. See what belongs there: npm run init -- --to FILE`);
  }
  const site = await readSite();
  const answers = leavesOf(value);
  const wrong = problemsOf(answers.reduce<unknown>((next, one) => changed(next, one.keys, one.value), site));
  if (wrong.length > 0) throw new ConfigError(`Nothing was written, because ${from}`, wrong);
  await write(answers.filter(({ keys, value: answer }) => !isSame(valueAt(site, keys), answer)));
}

/** Asks for one value until it is valid. */
async function ask({ path, keys, value: present }: Leaf, site: unknown): Promise<unknown> {
  const message = `${path}\n  ${aboutOf(keys)}\n `;
  if (typeof present === 'boolean') return confirm({ message, default: present });
  const remedyFor = (value: unknown): string | undefined =>
    problemsOf(changed(site, keys, value)).find((one) => one.path === path || one.path.startsWith(`${path}[`))?.remedy;
  const meant = (answer: string): unknown => readings(answer, present).find((value) => remedyFor(value) === undefined);
  const answer = await input({
    message,
    default: Array.isArray(present) ? present.join(', ') : String(present),
    validate: (words) => meant(words) !== undefined || remedyFor(readings(words, present)[0])!,
  });
  return meant(answer);
}

async function askAll(): Promise<void> {
  let site = await readSite();
  site = diagnose(site, today, NO_CONTENT).site ?? site;
  const fields = leavesOf(site).filter(({ path }) => !NOT_ASKED.test(path));
  console.log(
    `${fields.length} values of ${name}. Enter keeps the value shown; Ctrl+C leaves, and what you answered is saved.\n`,
  );
  for (const field of fields) {
    const value = await ask(field, site);
    if (!isSame(value, field.value)) await write([{ keys: field.keys, value }]);
    site = changed(site, field.keys, value);
  }
}

/**
 * `npm run init` asks for each value and writes it to the configuration file; `--from FILE` takes the values from JSON
 * instead. Both end with doctor's report and exit code. `--to FILE` writes such JSON.
 */
await main(async () => {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
  const { from, to } = parseCommandLine(USAGE, { options }).values;
  if (to !== undefined) return writeAnswers(to);
  if (from !== undefined) await takeAnswers(from);
  else if (!process.stdin.isTTY) throw new UserError(`There is no terminal for questions. ${USAGE}`);
  else {
    await askAll().catch((error: Error) => {
      throw error.name === 'ExitPromptError'
        ? new UserError('You left before the end. Your answers are saved.')
        : error;
    });
  }
  const { lines, code } = await doctorReport(today);
  console.log(lines.join('\n'));
  return code;
});
