import { engines, type EngineName } from './engines.ts';
import { journey } from './journey.ts';
import { withheldSite } from './withheld-site.ts';
import { main } from '../lib/main.ts';
import { run } from '../lib/run.ts';
import { freePort, startServer } from '../lib/server.ts';
import { UserError } from '../lib/user-error.ts';

const names = Object.keys(engines) as EngineName[];

/** Runs the journey in one engine. @returns its name, version and failed steps, or null if the machine lacks it */
async function travel(
  engine: EngineName,
  origin: string,
  withheld: string,
): Promise<{ name: string; failed: string[] } | null> {
  const driver = await engines[engine]();
  if (!driver) return null;
  console.log(`\n${engine}: ${driver.name}`);
  const failed: string[] = [];
  try {
    for (const { name, run: step } of journey) {
      const begun = performance.now();
      const problem = await step(driver, origin, withheld).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      const seconds = `(${((performance.now() - begun) / 1000).toFixed(1)} s)`;
      console.log(
        problem === null ? `  passed  ${name} ${seconds}` : `  FAILED  ${name} ${seconds}\n          ${problem}`,
      );
      if (problem !== null) failed.push(name);
    }
  } finally {
    await driver.close();
  }
  return { name: driver.name, failed };
}

/**
 * `npm run test:engines` runs a visitor's journey in Chromium, Firefox and WebKit. With arguments
 * (`npm run test:engines -- firefox webkit`) it runs only in these engines, all of which must be available; without, it
 * skips those that are not.
 */
await main(async () => {
  const named = process.argv.slice(2);
  const unknown = named.find((word) => !names.includes(word as EngineName));
  if (unknown) throw new UserError(`"${unknown}" is not a supported engine. Choose from: ${names.join(', ')}`);
  const build = await run('vite', ['build', '--logLevel', 'warn']);
  if (build.code !== 0) return build.code;

  const server = await startServer(await freePort());
  const withheld = await withheldSite(server.origin);
  const summary: string[] = [];
  let failures = 0;
  try {
    for (const engine of names.filter((name) => named.length === 0 || named.includes(name))) {
      const result = await travel(engine, server.origin, withheld.origin);
      if (!result) {
        summary.push(`${engine} SKIPPED (not available on this machine)`);
        if (named.length > 0) failures += 1;
        continue;
      }
      const { failed } = result;
      failures += failed.length;
      summary.push(`${engine} ${journey.length - failed.length} passed, ${failed.length} failed`);
    }
  } finally {
    withheld.stop();
    await server.stop();
  }
  console.log(`\nEngines: ${summary.join('; ')}`);
  return failures === 0 ? 0 : 1;
});
