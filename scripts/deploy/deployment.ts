import type { CheckedSite } from '../../config/site-config.ts';
import type { Artifact } from '../verify/artifact.ts';
import type { Carried } from '../verify/expectations.ts';
import type { Checks, Patience } from './checks.ts';
import type { Cloudflare } from './cloudflare.ts';
import type { Journal } from './journal.ts';
import type { Progress } from './progress.ts';
import type { Target } from './roll-back.ts';

/** A step before the upload, without the key. */
export interface LocalStep {
  name: string;
  limitMs: number;
  run: (signal: AbortSignal) => Promise<void>;
}

/** Everything that a deployment needs. */
export interface Deployment {
  site: CheckedSite;
  localSteps: readonly LocalStep[];
  isDryRun: boolean;
  /** Whether another site at the domain may be replaced. */
  takesDomainOver: boolean;
  readBuild: () => Promise<Artifact>;
  /** Finds the live version, to go back to; creates the placeholder if there is no Worker. */
  findTarget: (live: ReadonlyMap<string, number> | null, signal: AbortSignal) => Promise<Target>;
  /** Assembles the upload. @returns its folder and the files from the target's build */
  prepare: (build: Artifact, target: Target) => Promise<{ folder: string; carried: readonly Carried[] }>;
  /** Keeps the build of an uploaded version on this machine. */
  keep: (build: Artifact, version: string, target: Target) => Promise<void>;
  journal: Journal;
  /** Tells the daily check which commit is meant to be live. @returns lines to print */
  record: (commit: string) => Promise<readonly string[]>;
  cloudflare: Cloudflare;
  checks: Checks;
  patience: Patience;
  progress: Progress;
  /** Ctrl+C. */
  interrupted: AbortSignal;
  /** Ctrl+C pressed a second time, which also ends a rollback. */
  abandoned: AbortSignal;
}

/** How far a deployment has come, so that it can say and undo the right things when it stops. */
export interface Ledger {
  build?: Artifact;
  target?: Target;
  uploaded?: string;
  isPromoting?: true;
  /** Whether the canonical origin is attached and can be requested. */
  hasDomain?: boolean;
}
