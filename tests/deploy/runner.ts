import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { KEYS } from '../../scripts/deploy/key.ts';
import { Machine } from './machine.ts';
import { GitHub, REPOSITORY } from './stand-in/github.ts';
import { jobsOf, type Job, type Step } from './workflow.ts';

/** Installing, which the tests' machine has done; another clone gets its packages. */
const INSTALLS = /^(?:npm ci|npx playwright install)(?:.* --prefix (\.cache\/\S+))?/;
/** Commands of the runner's own that have nothing to do here. */
const IDLE = ['sleep'];

export const READ_TOKEN = 'the-key-that-can-only-read';

interface JobResult {
  code: number;
  text: string;
  outputs: Readonly<Record<string, string>>;
}

/** Runs jobs of the deploy workflow as GitHub does: their scripts, with their environment, outputs and artifacts. */
export class Runner {
  readonly machine: Machine;
  readonly github: GitHub;
  private readonly jobs: ReadonlyMap<string, Job>;
  private readonly results = new Map<string, JobResult>();

  private constructor(machine: Machine, github: GitHub, jobs: ReadonlyMap<string, Job>) {
    this.machine = machine;
    this.github = github;
    this.jobs = jobs;
  }

  static async start(): Promise<Runner> {
    const machine = await Machine.make();
    const github = await GitHub.make(join(machine.folder, 'node_modules/github'));
    const runner = new Runner(machine, github, await jobsOf('.github/workflows/deploy.yml'));
    await mkdir(runner.bin);
    await symlink(resolve('node_modules/.bin/node'), join(runner.bin, 'node'));
    await symlink(join(runner.machine.folder, 'node_modules/.bin/wrangler'), join(runner.bin, 'wrangler'));
    for (const name of IDLE) await writeFile(join(runner.bin, name), '#!/bin/sh\n', { mode: 0o755 });
    return runner;
  }

  private get bin(): string {
    return join(this.machine.folder, 'node_modules/runner');
  }

  private artifact({ with: { name } }: Step): string {
    return join(this.machine.folder, 'node_modules/artifacts', name!);
  }

  /** The value of `${{ … }}` in a text. @param steps outputs of the job's own steps */
  private resolve(text: string, steps: ReadonlyMap<string, Record<string, string>>): string {
    return text.replaceAll(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
      const [, scope, name, output] = /^(needs|steps)\.([\w-]+)\.outputs\.(\w+)$/.exec(expression) ?? [];
      if (scope === 'needs') return this.results.get(name!)?.outputs[output!] ?? '';
      if (scope === 'steps') return steps.get(name!)?.[output!] ?? '';
      if (expression === "steps.attest.outcome == 'success'") return 'true';
      if (expression === 'steps.attest.outcome') return 'success';
      if (expression === 'secrets.CLOUDFLARE_READ_TOKEN') return READ_TOKEN;
      return expression.startsWith('secrets.') ? 'the-key-to-the-account' : expression;
    });
  }

  /** Whether a step's condition holds. */
  private holds(condition: string, steps: ReadonlyMap<string, Record<string, string>>): boolean {
    const [, left, operator, right] = /^(\S+) (==|!=) '(.*)'$/.exec(condition)!;
    return (this.resolve(`\${{ ${left} }}`, steps) === right) === (operator === '==');
  }

  private async use(step: Step): Promise<void> {
    const { folder } = this.machine;
    if (step.uses!.startsWith('actions/upload-artifact')) {
      await cp(join(folder, step.with.path!), this.artifact(step), { recursive: true });
      // The next job begins with a clean clone.
      await rm(join(folder, step.with.path!), { recursive: true });
    } else if (step.uses!.startsWith('actions/download-artifact')) {
      await cp(this.artifact(step), join(folder, step.with.path!), { recursive: true });
    } else if (step.uses!.startsWith('actions/attest@')) {
      for (const file of step.with['subject-path']!.trim().split(/\s+/)) await this.github.attests(join(folder, file));
    }
  }

  private install(folder: string): Promise<void> {
    const { folder: root } = this.machine;
    return symlink(join(root, 'node_modules'), join(root, folder, 'node_modules'));
  }

  /** Runs one job to its end or to the first step that fails. */
  async job(name: string): Promise<JobResult> {
    const { steps: all, outputs } = this.jobs.get(name)!;
    const file = join(this.bin, 'outputs.txt');
    const steps = new Map<string, Record<string, string>>();
    let [code, text] = [0, ''];
    for (const step of all) {
      if (code !== 0) break;
      if (step.if !== undefined && !this.holds(step.if, steps)) continue;
      if (step.uses !== undefined) await this.use(step);
      if (step.run === undefined) continue;
      const install = INSTALLS.exec(step.run);
      if (install?.[1]) await this.install(install[1]);
      if (install) continue;
      await writeFile(file, '');
      await writeFile(join(this.bin, 'step.sh'), step.run);
      const given = Object.entries(step.env).map(([key, value]) => [key, this.resolve(value, steps)]);
      const env = {
        ...Object.fromEntries(KEYS.map((key) => [key, ''])),
        ...Object.fromEntries(given),
        PATH: `${this.bin}:${this.github.bin}:${process.env
          .PATH!.split(':')
          .filter((one) => !/node_modules|stand-in/.test(one))
          .join(':')}`,
        GITHUB_OUTPUT: file,
        GITHUB_REPOSITORY: REPOSITORY,
      };
      const done = await this.machine.run(`bash -e ${join(this.bin, 'step.sh')}`, { env });
      code = done.code;
      text += done.text;
      const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
      steps.set(step.id ?? '', Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2))));
    }
    const given = Object.entries(outputs).map(([key, value]) => [key, this.resolve(value, steps)]);
    const result = { code, text, outputs: Object.fromEntries(given) as Record<string, string> };
    this.results.set(name, result);
    return result;
  }
}
