import { readFile } from 'node:fs/promises';

/** A step of a job in a workflow. */
export interface Step {
  id?: string;
  name?: string;
  uses?: string;
  if?: string;
  run?: string;
  env: Readonly<Record<string, string>>;
  with: Readonly<Record<string, string>>;
}

/** A job, as far as its steps go. */
export interface Job {
  outputs: Readonly<Record<string, string>>;
  steps: readonly Step[];
}

/** The pairs of a block whose lines begin with `indent`; a value that is a block itself is left out. */
function pairs(text: string, indent: number): Record<string, string> {
  const found = text.matchAll(new RegExp(`^ {${indent}}([\\w-]+): (?!\\|$)(.+?)(?: # .*)?$`, 'gm'));
  return Object.fromEntries([...found].map(([, key, value]) => [key!, value!]));
}

/** The lines below `key:` that are indented further than it. */
function block(text: string, key: string, indent: number): string {
  const found = new RegExp(`^ {${indent}}${key}:(?: \\|)?\\n((?: {${indent + 1},}.*\\n?)+)`, 'm').exec(text);
  return found?.[1] ?? '';
}

function stepOf(text: string): Step {
  const own = pairs(text, 8);
  const script = block(text, 'run', 8).replaceAll(/^ {10}/gm, '');
  return {
    ...own,
    run: own.run ?? (script === '' ? undefined : script),
    env: pairs(block(text, 'env', 8), 10),
    with: { ...pairs(block(text, 'with', 8), 10), 'subject-path': block(text, 'subject-path', 10) },
  };
}

/** The jobs of a workflow, by name. It reads the style of this project's workflows, not all of YAML. */
export async function jobsOf(file: string): Promise<Map<string, Job>> {
  const text = (await readFile(file, 'utf8')).split('\njobs:\n')[1]!;
  const jobs = text.split(/^ {2}(?=[a-z-]+:$)/m).filter((part) => part.trim() !== '');
  return new Map(
    jobs.map((job) => {
      const steps = block(job, 'steps', 4)
        .split(/^ {6}- /m)
        .slice(1);
      const read = steps.map((step) => stepOf(`        ${step}`));
      return [job.slice(0, job.indexOf(':')), { outputs: pairs(block(job, 'outputs', 4), 6), steps: read }];
    }),
  );
}
