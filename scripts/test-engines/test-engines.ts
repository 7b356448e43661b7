import { EngineEnded, type Driver } from './driver.ts';
import { engines, type EngineName } from './engines.ts';
import { journey, type Step } from './journey.ts';
import { tamperedSteps } from './tampered.ts';
import { startTampering } from './tampering-proxy.ts';
import { withheldSite } from './withheld-site.ts';
import { main } from '../lib/main.ts';
import { run } from '../lib/run.ts';
import { startServer } from '../lib/server.ts';
import { UserError } from '../lib/user-error.ts';

const names = Object.keys(engines) as EngineName[];

/** How often an engine may be started: a page that ends its engine ends it again. */
const STARTS = 2;

/** Makes every step. @returns the names of those that failed @throws EngineEnded */
async function travel(driver: Driver, steps: readonly Step[], origin: string, withheld: string): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, run: step } of steps) {
    const begun = performance.now();
    const problem = await step(driver, origin, withheld).then(
      () => null,
      (error: unknown) => {
        if (error instanceof EngineEnded) throw new EngineEnded(`${error.message}, in the step "${name}"`);
        // Some of WebKitWebDriver's errors have no words.
        return error instanceof Error ? error.message || error.name : String(error);
      },
    );
    const seconds = `(${((performance.now() - begun) / 1000).toFixed(1)} s)`;
    console.log(
      problem === null ? `  passed  ${name} ${seconds}` : `  FAILED  ${name} ${seconds}\n          ${problem}`,
    );
    if (problem !== null) failed.push(name);
  }
  return failed;
}

/**
 * Runs the journey in one engine, and once more if the engine itself ended.
 *
 * @returns how many steps failed and how often the engine ended, or null if the machine lacks it
 * @throws EngineEnded if it ended at every start
 */
async function runIn(engine: EngineName, steps: readonly Step[], origin: string, withheld: string) {
  for (let ended = 0; ; ended++) {
    const driver = await engines[engine]();
    if (!driver) return null;
    console.log(`\n${engine}: ${driver.name}`);
    try {
      return { failed: (await travel(driver, steps, origin, withheld)).length, ended };
    } catch (error) {
      if (!(error instanceof EngineEnded) || ended + 1 === STARTS) throw error;
      console.log(`  ENDED   ${error.message}. Starting over in a new browser.`);
    } finally {
      await driver.close();
    }
  }
}

/**
 * `npm run test:engines` runs a visitor's journey in Chromium, Firefox and WebKit, and then serves tampered scripts. With arguments
 * (`npm run test:engines -- firefox webkit`) it runs only in these engines, all of which must be available; without, it
 * skips those that are not.
 */
await main(async () => {
  const named = process.argv.slice(2);
  const unknown = named.find((word) => !names.includes(word as EngineName));
  if (unknown) throw new UserError(`"${unknown}" is not a supported engine. Choose from: ${names.join(', ')}`);
  const build = await run('vite', ['build', '--logLevel', 'warn']);
  if (build.code !== 0) return build.code;

  const server = await startServer();
  const withheld = await withheldSite(server.origin);
  const proxy = await startTampering(server.origin);
  const steps = [...journey, ...tamperedSteps(proxy)];
  const summary: string[] = [];
  let failures = 0;
  try {
    for (const engine of names.filter((name) => named.length === 0 || named.includes(name))) {
      const result = await runIn(engine, steps, server.origin, withheld.origin);
      if (!result) {
        summary.push(`${engine} SKIPPED (not available on this machine)`);
        if (named.length > 0) failures += 1;
        continue;
      }
      const { failed, ended } = result;
      failures += failed;
      const restart = ended > 0 ? ' (after the engine had ended once)' : '';
      summary.push(`${engine} ${steps.length - failed} passed, ${failed} failed${restart}`);
    }
  } finally {
    withheld.stop();
    await proxy.stop();
    await server.stop();
  }
  console.log(`\nEngines: ${summary.join('; ')}`);
  return failures === 0 ? 0 : 1;
});
