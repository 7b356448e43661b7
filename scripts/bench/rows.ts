import budget from '../../budget.json' with { type: 'json' };
import type { Counts } from './counts.ts';
import { pressed, pressedEarly, type Pressed, type Presses, type Use } from './interactions.ts';
import type { Scores } from './lighthouse.ts';
import { total, type FileSize, type LandingSizes } from './sizes.ts';
import type { Timing } from './visit.ts';
import type { Cost } from './worker-cost.ts';

/**
 * `first`: the first load of a session, with loader and empty cache. `later`: the third or a later one, when the cache also
 * holds the compiled script.
 */
export type Load = 'first' | 'later';

/** One visit after the other to each page. */
export interface Visits {
  floor: Record<Load, Timing>;
  landing: Record<Load, Timing>;
  /** The landing page's document with a script that only evaluates the framework. */
  yardstick: Record<Load, Timing>;
}

/** The measurements of one round. Times are comparable only within a run. */
export interface Round {
  visits: Visits[];
  presses: Presses[];
  lighthouse: Record<Load, Scores>;
  yardstickScores: Record<Load, Scores>;
  use: Use;
  /** What the machine takes for a MiB of fresh memory, in milliseconds. */
  memory: number;
  /** Null if the system does not provide it. */
  worker: { site: Cost; plain: Cost } | null;
}

/** The measurements of a whole run. */
export interface Measured {
  sizes: LandingSizes;
  hero: { decoded: number; heroEnd: number };
  counts: Counts;
  rounds: Round[];
}

/** One row of the table. */
export interface Row {
  figure: string;
  value: number;
  reach: number;
  /** Whether `reach` is the least or the most that the value may be. */
  bound: 'most' | 'least';
  /** Decimal places. */
  digits: number;
  unit: string;
  /** Figures that explain the value. */
  note: string;
}

/** The median; for an even number of values, the mean of the middle two. */
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
 * The rows of the table: every figure of the landing page with its target.
 *
 * @param busy whether another process kept a processor busy, which lowers the target for Lighthouse's performance
 */
export function rowsOf({ sizes, hero, counts, rounds }: Measured, busy: boolean): Row[] {
  const visits = rounds.flatMap((round) => round.visits);
  const of = (pick: (round: Round) => number) => median(rounds.map(pick));
  const ofVisits = (pick: (visit: Visits) => number) => median(visits.map(pick));
  const ofPress = (what: Pressed, until: 'paint' | 'effect') =>
    median(rounds.flatMap(({ presses }) => presses.map((press) => press[what][until])));
  const against = (
    figure: string,
    reach: number,
    load: Load,
    key: 'firstPaint' | 'largestPaint' | 'contentVisible',
  ): Row => {
    const ours = ofVisits(({ landing }) => landing[load][key]);
    const theirs = ofVisits(({ floor }) => floor[load][key]);
    const note = `${ours.toFixed(0)} ms, floor page ${theirs.toFixed(0)} ms`;
    return { figure, value: ours / theirs, reach, bound: 'most', digits: 2, unit: '× floor', note };
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
    const ours = ofVisits(({ landing }) => landing[load].tasks[0]?.duration ?? 0);
    const theirs = ofVisits(({ yardstick }) => yardstick[load].tasks[0]?.duration ?? 0);
    const named = visits
      .at(-1)!
      .landing[load].tasks.map(
        ({ at, duration, processor, did }) =>
          `${duration.toFixed(0)} ms (${processor.toFixed(0)} of the processor) at ${at.toFixed(0)}: ${did}`,
      );
    const note = `${ours.toFixed(0)} ms, yardstick ${theirs.toFixed(0)} ms. Longest in the last visit: ${named.join(' | ')}`;
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
  const longestOwn = (load: Load): Row => {
    const own = ({ landing }: Visits) => landing[load].tasks.find(({ evaluates }) => !evaluates);
    const processor = ofVisits((visit) => own(visit)?.processor ?? 0).toFixed(0);
    return {
      ...countRow(
        `longest task of the site’s own code, ${load} load`,
        ofVisits((visit) => own(visit)?.duration ?? 0),
        50,
        `${processor} ms of the processor; without the task that evaluates the entry script, with the one that evaluates React DOM`,
      ),
      unit: 'ms',
    };
  };
  const blocking = (load: Load): Row => {
    const ours = of((round) => round.lighthouse[load].blockingTime);
    const theirs = of((round) => round.yardstickScores[load].blockingTime);
    const processor = (page: 'landing' | 'yardstick') => ofVisits((visit) => visit[page][load].blocking).toFixed(0);
    const note =
      `target: 1.2 × the yardstick’s ${theirs.toFixed(0)} ms, or 50 ms if that is more; ` +
      `by processor time, in the traced visits, ${processor('landing')} ms and ${processor('yardstick')} ms`;
    const reach = Math.max(50, 1.2 * theirs);
    return { ...countRow(`total blocking time, ${load} load`, ours, reach, note), unit: 'ms' };
  };
  const work = (load: Load) => of((round) => round.lighthouse[load].mainThread);
  const speed = of((round) => round.lighthouse.later.benchmarkIndex).toFixed(0);
  const covered = ofVisits(({ landing: { first } }) => first.contentVisible - first.firstPaint);
  const shift = Math.max(...visits.flatMap(({ landing: { first, later } }) => [first.shift, later.shift]));
  const costs = rounds.flatMap(({ worker }) => worker ?? []);
  const ratio = (part: keyof Cost) => median(costs.map(({ site, plain }) => site[part] / plain[part]));
  const stillQuestion = of(({ use }) => use.still.question).toFixed(0);
  const everything = [...sizes.document, ...sizes.script, ...sizes.styles, ...sizes.fonts, ...sizes.icons];
  return [
    sizeRow('script that the landing page runs', budget['assets/entry-client.js'], sizes.script),
    sizeRow('chunks fetched when idle', budget['all at idle'], sizes.idle),
    countRow('scripts fetched when idle', counts.idle.length, 1, 'both legal texts in one; never the 404 page'),
    sizeRow('HTML and CSS', budget['index.html'], sizes.document),
    {
      ...countRow(
        'document decoded from the first 14,336 bytes',
        hero.decoded,
        hero.heroEnd,
        'target: the end of the hero',
      ),
      bound: 'least',
      unit: 'bytes',
    },
    sizeRow('fonts', budget['all fonts'], sizes.fonts),
    sizeRow('everything at load', budget['all at load'], everything),
    countRow('requests before idle', counts.requests, 8),
    countRow('requests that run the Worker', counts.worker.length, 1, 'only the document; files are free'),
    countRow('requests to other origins', counts.foreign, 0),
    countRow('requests of a repeat load', counts.repeat, 2),
    // What Lighthouse calls excessive: https://developer.chrome.com/docs/lighthouse/performance/dom-size.
    countRow('DOM nodes', counts.nodes, 1400),
    ...lighthouse('first', busy ? 95 : 99),
    ...lighthouse('later', busy ? 97 : 100),
    blocking('first'),
    blocking('later'),
    longest('first'),
    longest('later'),
    longestOwn('first'),
    longestOwn('later'),
    {
      ...countRow('main-thread work, first load', work('first') / work('later'), 2),
      digits: 2,
      unit: '× later load',
      note: `${work('first').toFixed(0)} ms and ${work('later').toFixed(0)} ms; the machine’s benchmark index is ${speed}, and a MiB of memory takes it ${of(({ memory }) => memory).toFixed(2)} ms`,
    },
    ...pressed.map((what) => ({
      ...countRow(
        `press to paint: ${what}`,
        ofPress(what, 'paint'),
        100,
        `processor 4 × slower; its effect after ${ofPress(what, 'effect').toFixed(0)} ms` +
          (what === 'question' ? `; on the same page without script, next paint after ${stillQuestion} ms` : ''),
      ),
      unit: 'ms',
    })),
    ...pressedEarly.map((what) => ({
      ...countRow(
        `press to effect while React takes over: ${what}`,
        of(({ use }) => use.earlyPresses[what].effect),
        200,
        'processor 4 × slower',
      ),
      unit: 'ms',
    })),
    countRow(
      'frames over 50 ms while scrolling',
      of(({ use }) => use.slowFrames),
      of(({ use }) => use.still.slowFrames),
      'target: the same page without script',
    ),
    against('first contentful paint, first load', 1.5, 'first', 'firstPaint'),
    against('largest contentful paint, first load', 1.5, 'first', 'largestPaint'),
    against('first contentful paint, later load', 1.1, 'later', 'firstPaint'),
    against('largest contentful paint, later load', 1.5, 'later', 'largestPaint'),
    against('content visible, later load', 1.2, 'later', 'contentVisible'),
    {
      ...countRow('content visible after first paint, first load', covered, 3650, 'including the loader’s 3,500 ms'),
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
