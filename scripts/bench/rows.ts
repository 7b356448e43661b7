import budget from '../../budget.json' with { type: 'json' };
import type { Counts } from './counts.ts';
import type { Scores } from './lighthouse.ts';
import { total, type FileSize, type LandingSizes } from './sizes.ts';
import type { Timing } from './visit.ts';
import type { Cost } from './worker-cost.ts';

/** The first of a session, with the loader, or a later one; both with an empty cache. */
export type Load = 'first' | 'second';

/** What one round measures; every figure that is a time is only comparable within its run. */
export interface Round {
  floor: Record<Load, Timing>;
  landing: Record<Load, Timing>;
  lighthouse: Record<Load, Scores>;
  /** Null where the system does not tell. */
  worker: { site: Cost; plain: Cost } | null;
}

/** All that a run of the benchmark measured. */
export interface Measured {
  sizes: LandingSizes;
  hero: { decoded: number; heroEnd: number };
  counts: Counts;
  rounds: Round[];
}

/** One line of the table. */
export interface Row {
  figure: string;
  value: number;
  reach: number;
  /** `least`: the value is to be at least the reach, otherwise at most. */
  bound: 'most' | 'least';
  /** Digits after the point. */
  digits: number;
  unit: string;
  /** Other figures that explain it. */
  note: string;
}

/** The middle of `values`; of an even count the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle) ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[Math.floor(middle)]!;
}

export const meets = ({ value, reach, bound }: Row): boolean => (bound === 'most' ? value <= reach : value >= reach);

const kib = (bytes: number): number => bytes / 1024;

function sizeRow(figure: string, most: number, files: readonly FileSize[]): Row {
  const note = `raw ${kib(total(files, 'raw')).toFixed(1)}, brotli 4 ${kib(total(files, 'quick')).toFixed(1)}`;
  return { figure, value: kib(total(files)), reach: kib(most), bound: 'most', digits: 1, unit: 'KiB br', note };
}

function countRow(figure: string, value: number, reach: number, note = ''): Row {
  return { figure, value, reach, bound: 'most', digits: 0, unit: '', note };
}

const names = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;

/** The table: every figure of the landing page with its reach. */
export function rowsOf({ sizes, hero, counts, rounds }: Measured): Row[] {
  const of = (pick: (round: Round) => number) => median(rounds.map(pick));
  const against = (figure: string, reach: number, load: Load, key: keyof Timing): Row => {
    const [ours, floor] = [of((round) => round.landing[load][key]), of((round) => round.floor[load][key])];
    const note = `${ours.toFixed(0)} ms, floor page ${floor.toFixed(0)} ms`;
    return { figure, value: ours / floor, reach, bound: 'most', digits: 2, unit: '× floor', note };
  };
  const lighthouse = (load: Load, performance: number): Row[] =>
    (Object.keys(names) as (keyof typeof names)[]).map((key) => ({
      figure: `Lighthouse ${names[key]}, ${load} load`,
      value: of((round) => round.lighthouse[load].scores[key]),
      reach: key === 'performance' ? performance : 100,
      bound: 'least',
      digits: 0,
      unit: '',
      note: [...new Set(rounds.flatMap((round) => round.lighthouse[load].findings))]
        .filter((text) => text.startsWith(key))
        .join('; '),
    }));
  const covered = of(({ landing: { first } }) => first.contentVisible - first.firstPaint);
  const shift = Math.max(...rounds.flatMap(({ landing: { first, second } }) => [first.shift, second.shift]));
  const costs = rounds.flatMap(({ worker }) => worker ?? []);
  const ratio = (part: keyof Cost) => median(costs.map(({ site, plain }) => site[part] / plain[part]));
  const everything = [...sizes.document, ...sizes.script, ...sizes.fonts, ...sizes.icon];
  return [
    sizeRow('script that the landing page runs', budget['assets/entry-client.js'], sizes.script),
    sizeRow('chunks fetched when idle', budget['all at idle'], sizes.idle),
    countRow('scripts fetched when idle', counts.idle.length, 1, 'both legal texts in one, the 404 page never'),
    sizeRow('HTML and CSS', budget['index.html'], sizes.document),
    {
      ...countRow('document decoded from the first 14,336 bytes', hero.decoded, hero.heroEnd, 'reach: end of the hero'),
      bound: 'least',
      unit: 'bytes',
    },
    sizeRow('fonts', budget['all fonts'], sizes.fonts),
    sizeRow('everything at load', budget['all at load'], everything),
    countRow('requests before idle', counts.requests, 8),
    countRow('requests that run the Worker', counts.worker.length, 1, 'the document; files are free'),
    countRow('requests to other origins', counts.foreign, 0),
    countRow('requests of a repeat load', counts.repeat, 2),
    countRow('DOM nodes', counts.nodes, 1060),
    ...lighthouse('first', 99),
    ...lighthouse('second', 100),
    against('first contentful paint, first load', 1.5, 'first', 'firstPaint'),
    against('largest contentful paint, first load', 1.5, 'first', 'largestPaint'),
    against('first contentful paint, second load', 1.5, 'second', 'firstPaint'),
    against('largest contentful paint, second load', 1.5, 'second', 'largestPaint'),
    against('content visible, second load', 1.5, 'second', 'contentVisible'),
    {
      ...countRow('content visible after first paint, first load', covered, 3650, 'of it the loader: 3,500 ms'),
      unit: 'ms',
    },
    { ...countRow('layout shift, worst of all loads', shift, 0.005), digits: 4 },
    ...(costs.length > 0
      ? [
          {
            ...countRow('Worker: processor time per request', ratio('server'), 1.6),
            digits: 2,
            unit: '× assets alone',
            note: `without wrangler's proxy ${ratio('deployment').toFixed(2)} ×`,
          },
        ]
      : []),
  ];
}
