import budget from '../../budget.json' with { type: 'json' };
import type { Counts } from './counts.ts';
import { pressed, type Use } from './interactions.ts';
import type { Scores } from './lighthouse.ts';
import { total, type FileSize, type LandingSizes } from './sizes.ts';
import type { Timing } from './visit.ts';
import type { Cost } from './worker-cost.ts';

/** The first of a session, with the loader and an empty cache, or a later one, with the site in the cache. */
export type Load = 'first' | 'second';

/** What one round measures; every figure that is a time is only comparable within its run. */
export interface Round {
  floor: Record<Load, Timing>;
  landing: Record<Load, Timing>;
  /** The landing page's document with a script that evaluates the framework alone. */
  yardstick: Record<Load, Timing>;
  lighthouse: Record<Load, Scores>;
  yardstickScores: Record<Load, Scores>;
  use: Use;
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

/**
 * The table: every figure of the landing page with its reach.
 *
 * @param busy whether another process kept a processor busy, for which the reach of Lighthouse's performance is lower
 */
export function rowsOf({ sizes, hero, counts, rounds }: Measured, busy: boolean): Row[] {
  const of = (pick: (round: Round) => number) => median(rounds.map(pick));
  const against = (figure: string, reach: number, load: Load, key: Exclude<keyof Timing, 'tasks'>): Row => {
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
  const longest = (load: Load): Row => {
    const [ours, theirs] = [
      of((round) => round.landing[load].tasks[0]?.duration ?? 0),
      of((round) => round.yardstick[load].tasks[0]?.duration ?? 0),
    ];
    const named = rounds
      .at(-1)!
      .landing[load].tasks.map(({ at, duration, did }) => `${duration.toFixed(0)} ms at ${at.toFixed(0)}: ${did}`);
    const note = `${ours.toFixed(0)} ms, yardstick ${theirs.toFixed(0)} ms. Longest of the last run: ${named.join(' | ')}`;
    const reach = budget['all tasks, × yardstick'];
    return {
      figure: `longest task, ${load} load`,
      value: ours / theirs,
      reach,
      bound: 'most',
      digits: 2,
      unit: '×',
      note,
    };
  };
  const blocking = (load: Load): Row => {
    const ours = of((round) => round.lighthouse[load].blockingTime);
    const theirs = of((round) => round.yardstickScores[load].blockingTime);
    const note = `reach: 1.2 × the yardstick’s ${theirs.toFixed(0)} ms, or 50 ms where that is more`;
    const reach = Math.max(50, 1.2 * theirs);
    return { ...countRow(`total blocking time, ${load} load`, ours, reach, note), unit: 'ms' };
  };
  const work = (load: Load) => of((round) => round.lighthouse[load].mainThread);
  const speed = of((round) => round.lighthouse.second.benchmarkIndex).toFixed(0);
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
    ...lighthouse('first', busy ? 95 : 99),
    ...lighthouse('second', busy ? 97 : 100),
    blocking('first'),
    blocking('second'),
    longest('first'),
    longest('second'),
    {
      ...countRow('main-thread work, first load', work('first') / work('second'), 2),
      digits: 2,
      unit: '× second load',
      note: `${work('first').toFixed(0)} ms and ${work('second').toFixed(0)} ms; the machine’s benchmark index is ${speed}`,
    },
    ...pressed.map((what) => ({
      ...countRow(
        `press to paint: ${what}`,
        of(({ use }) => use.presses[what]),
        100,
        'processor 4 × slower',
      ),
      unit: 'ms',
    })),
    countRow(
      'frames over 50 ms while scrolling',
      of(({ use }) => use.slowFrames.site),
      of(({ use }) => use.slowFrames.still),
      'reach: the same page without script',
    ),
    against('first contentful paint, first load', 1.5, 'first', 'firstPaint'),
    against('largest contentful paint, first load', 1.5, 'first', 'largestPaint'),
    against('first contentful paint, second load', 1.1, 'second', 'firstPaint'),
    against('largest contentful paint, second load', 1.5, 'second', 'largestPaint'),
    against('content visible, second load', 1.2, 'second', 'contentVisible'),
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
