import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inject } from 'vitest';
import { archive } from '../../scripts/deploy/archive.ts';
import { httpChecks, type Checks } from '../../scripts/deploy/checks.ts';
import { cloudflare, type Limits } from '../../scripts/deploy/cloudflare.ts';
import { journal } from '../../scripts/deploy/journal.ts';
import { progress } from '../../scripts/deploy/progress.ts';
import { findTarget } from '../../scripts/deploy/targets.ts';
import { deploy } from '../../scripts/deploy/transaction.ts';
import { makeUploadFolder, WORKER_CONFIG } from '../../scripts/deploy/upload-folder.ts';
import { workerName } from '../../scripts/deploy/worker-name.ts';
import { readArtifact } from '../../scripts/verify/artifact.ts';
import type { Finding } from '../../scripts/verify/finding.ts';
import { siteSchema } from '../../config/site-schema.ts';
import { StandIn } from './stand-in/stand-in.ts';
import { site as token } from './token.ts';

export const site = siteSchema.parse(token);
export const HOST = new URL(site.origin).hostname;
const TOKEN = 'the-key-to-the-account';

export interface Run {
  build?: 'before' | 'after';
  isDryRun?: boolean;
  takesDomainOver?: boolean;
  previous?: string;
  dropsPrevious?: boolean;
  limits?: Limits;
  /** Called when a step begins. */
  onStep?: (name: string) => void;
  /** The operator's Ctrl+C, pressed by the test. */
  interrupt?: AbortController;
  /** The findings of the check in a browser. */
  rendered?: Checks['rendered'];
  localSteps?: Parameters<typeof deploy>[0]['localSteps'];
}

export interface Outcome {
  code: number;
  text: string;
  seconds: number;
}

/** An operator with their own machine, who runs deployments against a stand-in and records the output. */
export class Operator {
  readonly standIn: StandIn;
  private readonly machine: string;

  private constructor(standIn: StandIn, machine: string) {
    this.standIn = standIn;
    this.machine = machine;
  }

  static async start(): Promise<Operator> {
    const bin = resolve('tests/deploy/stand-in/bin');
    if (!process.env.PATH!.startsWith(bin)) process.env.PATH = `${bin}:${process.env.PATH}`;
    return new Operator(await StandIn.start(HOST), await mkdtemp(join(tmpdir(), 'operator-')));
  }

  async stop(): Promise<void> {
    await this.standIn.stop();
    await rm(this.machine, { recursive: true });
  }

  /** Versions in upload order, each as `placeholder` or by its commit. */
  get worker() {
    return this.standIn.account.workers.get(workerName(HOST));
  }

  /** The version that visitors get: the name of its build, or `placeholder`. */
  async live(): Promise<string> {
    const { worker } = this;
    if (!worker) return 'nothing';
    const { tag } = worker.versions.get(worker.live)!;
    for (const name of ['before', 'after'] as const) {
      if ((await readArtifact(inject('builds')[name])).commit.startsWith(tag!)) return name;
    }
    return tag!;
  }

  get archiveRoot(): string {
    return join(this.machine, 'archive');
  }

  cloudflare(limits?: Limits) {
    return cloudflare(workerName(HOST), { CLOUDFLARE_API_TOKEN: TOKEN }, limits);
  }

  /** Makes the build `before` live, with an older version behind it, without running a deployment. */
  async seed(): Promise<void> {
    const { account, verified } = this.standIn;
    const build = await readArtifact(inject('builds').before);
    const folder = join(this.machine, 'seed');
    await makeUploadFolder(folder, build, null, HOST);
    const words = ['--config', join(folder, WORKER_CONFIG), '--name', workerName(HOST), '--tag'];
    await account.run(['deploy', ...words, 'older']);
    await account.run(['versions', 'upload', ...words, build.commit.slice(0, 12)]);
    await account.run(['triggers', 'deploy', ...words, '']);
    const { worker } = this;
    const [older, before] = [...worker!.versions.keys()] as [string, string];
    worker!.live = before;
    verified.add(older).add(before);
    await archive(build, before, null, this.archiveRoot);
  }

  async deploy(run: Run = {}): Promise<Outcome> {
    const { standIn, archiveRoot } = this;
    const interrupted = (run.interrupt ?? new AbortController()).signal;
    const account = this.cloudflare(run.limits);
    const http = httpChecks(site);
    const lines: string[] = [];
    const steps = progress((line) => lines.push(line), interrupted);
    let compared: readonly Finding[] = [];
    const begun = performance.now();
    const code = await deploy({
      site,
      localSteps: run.localSteps ?? [],
      isDryRun: run.isDryRun ?? false,
      takesDomainOver: run.takesDomainOver ?? false,
      readBuild: () => readArtifact(inject('builds')[run.build ?? 'after']),
      findTarget: async (live, signal) => {
        const options = { previous: run.previous, dropsPrevious: run.dropsPrevious ?? false, archiveRoot };
        const target = await findTarget(account, live, options, signal);
        // The placeholder needs no verification: it answers 503 to everything.
        if (target.isPlaceholder) standIn.verified.add(target.id);
        return target;
      },
      prepare: async (build, { artifact }) => {
        const folder = join(this.machine, 'upload');
        return { folder, carried: await makeUploadFolder(folder, build, artifact, HOST) };
      },
      keep: (build, version, { id }) => archive(build, version, id, archiveRoot),
      journal: journal(archiveRoot),
      record: async (commit) => [`Recorded: ${commit}`],
      cloudflare: account,
      checks: {
        ...http,
        site: async (...args) => (compared = await http.site(...args)),
        rendered: async (origin, signal) => {
          const found = (await run.rendered?.(origin, signal)) ?? [];
          const id = [...this.worker!.versions.keys()].find((key) => origin.includes(key.slice(0, 8)));
          // The check in a browser is the last one before promotion.
          if (id && found.length === 0 && compared.every(({ kind }) => kind === 'zone')) standIn.verified.add(id);
          return found;
        },
      },
      patience: { forMs: 200, gapMs: 50 },
      progress: {
        ...steps,
        step: (name, limitMs, body) => {
          run.onStep?.(name);
          return steps.step(name, limitMs, body);
        },
      },
      interrupted,
      abandoned: new AbortController().signal,
    });
    return { code, text: lines.join('\n'), seconds: (performance.now() - begun) / 1000 };
  }
}
