import type { Page } from 'puppeteer-core';

/** The fields used of an event in Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread. */
  tdur?: number;
  args: { data?: Record<string, unknown>; elementCount?: number };
}
type Timed = TraceEvent & { dur: number };

/** One task of the main thread. */
export interface Task {
  /** Milliseconds since navigation began. */
  at: number;
  /** Milliseconds on the throttled processor. */
  duration: number;
  /** Of these, milliseconds of processor time: in the rest, the thread waited or another process had the processor. */
  processor: number;
  /** Its main parts, longest first: `Style of 86 elements 20 ms, Layout 14 ms`. */
  did: string;
  /** Whether it evaluates a script module: the yardstick's whole script, or all of the site's but React DOM. */
  evaluates: boolean;
}

const CATEGORIES = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-v8.compile',
  'loading',
  'toplevel',
  'v8',
  'v8.execute',
];
const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
const NAMED_PARTS = 4;
const LEAST_MS = 1;
/** What Total Blocking Time counts of a task is the time beyond this: https://web.dev/articles/tbt. */
const BLOCKING_MS = 50;

export const startTrace = (page: Page): Promise<void> => page.tracing.start({ categories: CATEGORIES });

/** Ends the trace of `page` and returns its events. */
export async function stopTrace(page: Page): Promise<TraceEvent[]> {
  const bytes = await page.tracing.stop();
  return (JSON.parse(Buffer.from(bytes!).toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}

function nameOf({ name, args }: Timed): string {
  if (name === 'UpdateLayoutTree') return `Style of ${args.elementCount} elements`;
  if (name === 'EventDispatch') return `${String(args.data?.type)} event`;
  if (name === 'FunctionCall') return `function ${String(args.data?.functionName ?? '')}`;
  return name;
}

const within = (task: Timed, thread: readonly Timed[]): Timed[] =>
  thread.filter(({ ts, dur }) => ts >= task.ts && ts + dur <= task.ts + task.dur);

/** The self time of each kind of event in `inside`, the events within one task. */
function partsOf(inside: readonly Timed[]): string {
  const open: Timed[] = [];
  const own = new Map<string, number>();
  const add = (event: Timed, ms: number) => own.set(nameOf(event), (own.get(nameOf(event)) ?? 0) + ms);
  for (const event of inside.filter(({ name }) => !TASKS.has(name))) {
    while (open.length > 0 && open.at(-1)!.ts + open.at(-1)!.dur <= event.ts) open.pop();
    if (open.length > 0) add(open.at(-1)!, -event.dur / 1000);
    add(event, event.dur / 1000);
    open.push(event);
  }
  return [...own]
    .filter(([, ms]) => ms >= LEAST_MS)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, NAMED_PARTS)
    .map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`)
    .join(', ');
}

/** Milliseconds of processor time. */
const processorTime = ({ tdur, dur }: Timed): number => (tdur ?? dur) / 1000;

/**
 * The tasks of the main thread after the first contentful paint of the document at `url`.
 *
 * @returns `tasks`: the three longest; `blocking`: the milliseconds of processor time by which tasks exceed 50 each, which is
 *   the total blocking time if no other process had the processor
 * @throws if the trace has no navigation to `url`
 */
export function tasksOf(events: readonly TraceEvent[], url: string): { tasks: Task[]; blocking: number } {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.['documentLoaderURL'] === url,
  );
  if (!start) throw new Error(`The trace has no navigation to ${url}`);
  const paint = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start.pid && ts > start.ts,
  );
  const thread = events
    .filter((event): event is Timed => event.ph === 'X' && event.pid === start.pid && event.tid === start.tid)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  let end = paint?.ts ?? start.ts;
  const outermost = thread.filter(({ name, ts, dur }) => {
    if (!TASKS.has(name) || ts < end) return false;
    end = ts + dur;
    return true;
  });
  const tasks = outermost
    .toSorted((a, b) => b.dur - a.dur)
    .slice(0, 3)
    .map((task) => {
      const inside = within(task, thread);
      return {
        at: (task.ts - start.ts) / 1000,
        duration: task.dur / 1000,
        processor: processorTime(task),
        did: partsOf(inside),
        evaluates: inside.some(({ name }) => name === 'v8.evaluateModule'),
      };
    });
  const blocking = outermost.reduce((sum, task) => sum + Math.max(0, processorTime(task) - BLOCKING_MS), 0);
  return { tasks, blocking };
}
