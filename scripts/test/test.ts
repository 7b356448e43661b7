import { main } from '../lib/main.ts';
import { chooseStages, type Stage } from './stages.ts';
import { clearReport, NOTHING, summary, tallyOf, type Tally } from './tally.ts';

/** A stage's counts; a stage that fails without a failed test counts as one failure. */
async function attempt({ name, run: start, report }: Stage, extra: readonly string[]): Promise<Tally> {
  console.log(`\n── ${name}`);
  const begun = performance.now();
  if (report) await clearReport(report);
  const code = await start(extra).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
  const counted = report ? await tallyOf(report) : NOTHING;
  const tally = code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  console.log(
    `── ${name} ${tally.failed ? 'FAILED' : 'passed'} in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  );
  return tally;
}

/**
 * `npm test` runs every check of the project. `npm test -- build browser faq` runs only the named stages; an argument
 * that does not name a stage goes to the test runners, to choose among their tests.
 */
await main(async () => {
  const { chosen, extra } = chooseStages(process.argv.slice(2));
  const tallies: Tally[] = [];
  const failed: Stage[] = [];
  const together = chosen.filter((stage) => stage.together);
  for (const group of [together, ...chosen.filter((stage) => !stage.together).map((stage) => [stage])]) {
    const done = await Promise.all(group.map((stage) => attempt(stage, extra)));
    tallies.push(...done);
    failed.push(...group.filter((_, index) => done[index]!.failed > 0));
    const vital = failed.find((stage) => stage.vital);
    if (!vital) continue;
    console.error(`The later stages did not run, because they need "${vital.name}".`);
    break;
  }
  if (failed.length > 0) console.error(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
  console.log(`\n${summary(tallies)}`);
  return failed.length > 0 ? 1 : 0;
});
