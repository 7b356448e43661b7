import { differences, requestOf } from './compare.ts';
import { expectationsOf, type Built, type Carried, type Expectation } from './expectations.ts';
import { merged, type Finding, type Report } from './finding.ts';
import { observationsOf } from './observe.ts';
import { protocolFindings } from './protocol.ts';
import { circumstances, fileVisitors, referrers, visitors, type Visitor } from './visitors.ts';

interface Options {
  /** Files of older builds that must still be served. */
  carried?: readonly Carried[];
  signal?: AbortSignal;
  /** Called after each comparison. */
  onAnswer?: (isSame: boolean) => void;
}

const PARALLEL = 8;

/** Runs tasks, at most eight at a time, and returns their results in order. */
async function inParallel<Result>(tasks: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < tasks.length) {
      const index = next++;
      results[index] = await tasks[index]!();
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return results;
}

const cameFrom = (visitor: Visitor, referrer: string | null): Visitor =>
  referrer === null ? visitor : { ...visitor, headers: { ...visitor.headers, Referer: referrer } };

/** Everybody who asks for it. */
const askersOf = ({ isDocument }: Expectation): readonly Visitor[] =>
  isDocument
    ? [...visitors.flatMap((visitor) => referrers.map((referrer) => cameFrom(visitor, referrer))), ...circumstances]
    : fileVisitors;

/**
 * Compares every response of the site at `origin` with the build, each document as every kind of visitor.
 *
 * @throws the signal's reason if `signal` is aborted
 */
export async function siteReport(
  origin: string,
  built: Built,
  { carried = [], signal, onAnswer }: Options = {},
): Promise<Report> {
  const expectations = await expectationsOf(built, origin, carried);
  const ask = (look: () => Promise<Finding[]>) => async () => {
    signal?.throwIfAborted();
    const found = await look();
    onAnswer?.(found.length === 0);
    return found;
  };
  const tasks = expectations.flatMap((expectation) => [
    ...askersOf(expectation).map((visitor) => ask(() => differences(origin, expectation, visitor, signal))),
    ask(() => protocolFindings(origin, expectation, signal)),
  ]);
  const findings = (await inParallel(tasks)).flat();
  const names = new Map(
    expectations.map((one) => [requestOf(one), new Set(askersOf(one).map(({ name }) => name)).size]),
  );
  const observations = findings.some(({ kind }) => kind === 'silence')
    ? []
    : await observationsOf(origin, built, signal);
  return {
    origin,
    asked: tasks.length,
    findings: merged(findings, (request) => names.get(request) ?? 0),
    observations,
  };
}
