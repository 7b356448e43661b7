import type { Page } from 'puppeteer-core';

/** The fields used of an event in Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { data?: Record<string, unknown>; elementCount?: number };
}
type Timed = TraceEvent & { dur: number };

/** One task of the main thread. */
export interface Task {
  /** Milliseconds since navigation began. */
  at: number;
  /** Milliseconds on the throttled processor. */
  duration: number;
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

/**
 * The three longest tasks of the main thread after the first contentful paint of the document at `url`.
 *
 * @throws if the trace has no navigation to `url`
 */
export function longestTasks(events: readonly TraceEvent[], url: string): Task[] {
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
  return outermost
    .toSorted((a, b) => b.dur - a.dur)
    .slice(0, 3)
    .map((task) => {
      const inside = within(task, thread);
      return {
        at: (task.ts - start.ts) / 1000,
        duration: task.dur / 1000,
        did: partsOf(inside),
        evaluates: inside.some(({ name }) => name === 'v8.evaluateModule'),
      };
    });
}
