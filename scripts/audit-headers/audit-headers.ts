import { visitable } from '../../config/routes.ts';
import { loadSite } from '../../site-build/config/load.ts';
import { parseCommandLine } from '../lib/command-line.ts';
import { main } from '../lib/main.ts';
import { observe, type Captured } from './observatory.ts';
import { run } from '../lib/run.ts';
import { startServer } from '../lib/server.ts';
import { loadTool } from '../lib/tools.ts';

/** The released algorithm's maximum for a site that is not on the browsers' preload list. */
const EXPECTED_POINTS = 135;

/** A path for each document; the last one does not exist, so the 404 document answers. */
const PATHS = [...visitable().map(({ path }) => path), '/nobody'];

/**
 * csp-evaluator's severities; smaller is graver. It rates every `'self'` as "possibly medium", as a warning about what
 * else the host might serve.
 */
const severities: Record<number, string> = {
  10: 'high',
  20: 'syntax',
  30: 'medium',
  40: 'possibly high',
  45: 'strict',
  50: 'possibly medium',
  60: 'information',
  100: 'none',
};
const GRAVE_UP_TO = 40;

interface Finding {
  severity: number;
  directive: string;
  description: string;
}

async function capture(origin: string, path: string): Promise<Captured> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const preflight = await fetch(origin + path, {
    method: 'OPTIONS',
    headers: { Origin: 'https://http-observatory.security.mozilla.org', 'Access-Control-Request-Method': 'GET' },
  });
  await preflight.body?.cancel();
  return {
    path,
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
    preflight: Object.fromEntries(preflight.headers),
  };
}

async function evaluateCsp(csp: string): Promise<Finding[]> {
  const { CspParser } = await loadTool<{ CspParser: new (csp: string) => { csp: unknown } }>(
    'csp_evaluator/dist/parser.js',
  );
  const { CspEvaluator } = await loadTool<{ CspEvaluator: new (csp: unknown) => { evaluate: () => Finding[] } }>(
    'csp_evaluator/dist/evaluator.js',
  );
  return new CspEvaluator(new CspParser(csp).csp).evaluate();
}

/** `npm run audit:headers`: Mozilla's HTTP Observatory and Google's csp-evaluator on what the built site sends. */
await main(async () => {
  parseCommandLine('Write: npm run audit:headers');
  const build = await run('vite', ['build', '--logLevel', 'warn']);
  if (build.code !== 0) return build.code;
  const site = await loadSite();
  const server = await startServer();
  const documents = await Promise.all(PATHS.map((path) => capture(server.origin, path))).finally(server.stop);

  const results = await observe(new URL(site.origin).host, documents);
  const findings = await Promise.all(
    documents.map(({ headers }) => evaluateCsp(headers['content-security-policy'] ?? '')),
  );
  const grave = findings.map((list) => list.filter(({ severity }) => severity <= GRAVE_UP_TO));
  console.table(
    results.map(({ path, points }, index) => ({
      document: path,
      status: documents[index]!.status,
      'Observatory points': points,
      'csp-evaluator, high or medium': grave[index]!.length,
      'csp-evaluator, advice': findings[index]!.length - grave[index]!.length,
    })),
  );
  for (const [index, { path, points, faults }] of results.entries()) {
    for (const fault of faults) console.log(`${path}: ${fault}`);
    if (points < EXPECTED_POINTS) console.log(`${path}: ${points} points, expected ${EXPECTED_POINTS}`);
    for (const { severity, directive, description } of findings[index]!) {
      console.log(`${path}: ${severities[severity]}, ${directive}: ${description}`);
    }
  }
  const failed = results.filter(({ points }, index) => points < EXPECTED_POINTS || grave[index]!.length > 0).length;
  console.log(
    failed === 0
      ? `Header audit: all ${PATHS.length} documents pass`
      : `Header audit: ${failed} of ${PATHS.length} documents fail`,
  );
  return failed === 0 ? 0 : 1;
});
