import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { loadTool, TOOLS_FOLDER } from '../lib/tools.ts';

/** One document as the server sent it. */
export interface Captured {
  path: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Headers of the answer to a cross-origin preflight. */
  preflight: Readonly<Record<string, string>>;
}

interface Output {
  result: string;
  pass: boolean;
  constructor: { title: string };
}

const PACKAGE = '@mdn/mdn-http-observatory';

/**
 * The package's install script, which does not run here, would download the browsers' HSTS preload list. With an empty
 * list the site is rated as one that is not preloaded.
 */
async function withoutPreloadList(): Promise<void> {
  const main = createRequire(join(TOOLS_FOLDER, 'package.json')).resolve(PACKAGE);
  const list = join(dirname(main), '../conf/hsts-preload.json');
  if (!existsSync(list)) await writeFile(list, '{}\n');
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 100);

/** The responses that the Observatory would fetch if the site were at `host`, behind a redirect from http to https. */
function requestsOf(host: string, { path, status, headers, body, preflight }: Captured, httpEquiv: unknown) {
  const url = new URL(path, `https://${host}`);
  const answer = { status, headers, data: body, verified: true, httpEquiv };
  const plain = new URL(path, `http://${host}`);
  const route = [
    { url: plain, status: 301 },
    { url, status },
  ];
  return {
    hostname: host,
    session: { url },
    resources: { path: body },
    responses: {
      auto: answer,
      https: answer,
      http: answer,
      cors: { ...answer, headers: preflight },
      httpRedirects: route,
      httpsRedirects: route,
    },
  };
}

/**
 * Runs Mozilla's HTTP Observatory on captured responses: its tests, score table and curve, but not its retriever, which
 * reaches only public hosts.
 *
 * @param host canonical host, for which the responses are rated
 * @returns the points of each document, and each test that cost points or failed
 */
export async function observe(host: string, documents: readonly Captured[]) {
  const { ALL_TESTS } = await loadTool<{ ALL_TESTS: ((requests: unknown) => Output)[] }>(`${PACKAGE}/src/constants.js`);
  const grader = await loadTool<{ getScoreModifier: (result: string) => number }>(`${PACKAGE}/src/grader/grader.js`);
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await loadTool<{ MINIMUM_SCORE_FOR_EXTRA_CREDIT: number }>(
    `${PACKAGE}/src/grader/charts.js`,
  );
  const { parseHttpEquivHeaders } = await loadTool<{ parseHttpEquivHeaders: (html: string, url: string) => unknown }>(
    `${PACKAGE}/src/retriever/utils.js`,
  );
  await withoutPreloadList();

  return documents.map((captured) => {
    const httpEquiv = parseHttpEquivHeaders(captured.body, `https://${host}`);
    const outputs = ALL_TESTS.map((test) => test(requestsOf(host, captured, httpEquiv)));
    const modifiers = outputs.map(({ result }) => grader.getScoreModifier(result));
    const uncurved = sum(modifiers.filter((modifier) => modifier < 0));
    const points = uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : uncurved;
    const faults = outputs.filter(({ pass }, index) => !pass || modifiers[index]! < 0).map(({ result }) => result);
    return { path: captured.path, points, faults };
  });
}
