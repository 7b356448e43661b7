import type { CheckedSite } from '../../config/site-config.ts';
import { loadSite } from '../../site-build/config/load.ts';
import { main } from '../lib/main.ts';
import { UserError } from '../lib/user-error.ts';
import { assertCommitted, readArtifact, readCarried, type Artifact } from './artifact.ts';
import { parseArguments, type Arguments } from './arguments.ts';
import { claimLines } from './claim.ts';
import { findingLines, type Finding, type Report } from './finding.ts';
import { renderedFindings } from './rendered.ts';
import { reasonOf } from './request.ts';
import { siteReport } from './site-report.ts';
import { zoneFindings } from './zone.ts';

/** @throws UserError if the build is not of the named commit */
async function expectedBuild({ artifact: folder, commit }: Arguments) {
  const artifact = await readArtifact(folder);
  if (!commit) return artifact;
  assertCommitted(artifact);
  if (!artifact.commit.startsWith(commit)) {
    throw new UserError(
      `${folder} is the build of ${artifact.commit}, not of ${commit}. Check out that commit and build: npm run build`,
    );
  }
  return artifact;
}

/** Exit code if the served site is not the build, which makes a deployment go back. */
const DIFFERENT = 1;
/** Exit code for a setting of the domain, a challenge or no answer, where another version would do no better. */
const UNPROVEN = 2;

const lines = (findings: readonly Finding[]): string => findingLines(findings).join('\n');

/** Prints the findings, all to one stream, so that a log keeps their order. */
async function print({ origin, asked, findings, observations }: Report, artifact: Artifact): Promise<number> {
  const commit = `the build of ${artifact.commit.slice(0, 12)}`;
  const challenged = findings.filter(({ kind }) => kind === 'challenge');
  const faults = findings.filter(({ kind }) => kind !== 'challenge');
  if (observations.length > 0) console.log(['', 'Observed', ...observations.map((line) => `  ${line}`)].join('\n'));
  if (challenged.length > 0) console.log(`\nNot compared\n${lines(challenged)}`);
  const isDifferent = faults.some(({ kind }) => kind === 'content');
  const requests = new Set(faults.map(({ request }) => request)).size;
  if (faults.length > 0) {
    console.log(`\n${isDifferent ? 'Different' : 'Not as it should be'}\n${lines(faults)}`);
    if (isDifferent) {
      const claim = await claimLines(origin, artifact.commit);
      if (claim.length > 0) console.log(`\n${claim.join('\n')}`);
      console.error(`\nNot the same: ${origin} answered ${requests} of the requests differently from ${commit}.`);
      return DIFFERENT;
    }
    console.error(`\nNot verified: ${origin} did not answer, or its domain is not set up as above.`);
    return UNPROVEN;
  }
  if (challenged.length > 0) {
    console.error(
      `\nNot verified: the edge challenged this machine. Ask from another network: npm run verify -- ${origin}`,
    );
    return UNPROVEN;
  }
  console.log(
    `\nVerified: ${origin} serves ${commit}, byte for byte, under its whole header policy (${asked} requests).`,
  );
  return 0;
}

const ofSilence = ({ findings }: Report): Finding[] => findings.filter(({ kind }) => kind === 'silence');

/** Opens the site in a browser. That it does not open proves nothing about its content. */
const opened = (origin: string, site: CheckedSite): Promise<Finding[]> =>
  renderedFindings(origin, site).catch((error: unknown) => [
    { kind: 'silence', request: 'in a browser', text: reasonOf(error), visitors: [] },
  ]);

/**
 * `npm run verify -- https://the-site` compares a deployed site with a build, as many kinds of visitors, and opens it
 * in a browser. With `--watch`, it prints nothing while all is well. Exits 0 if the site is the build, 1 if it is not,
 * and 2 if that cannot be told or the domain is not set up.
 */
await main(async () => {
  const args = parseArguments(process.argv.slice(2));
  const { origin } = args;
  const site = await loadSite();
  const artifact = await expectedBuild(args);
  const carried = args.carried === undefined ? [] : await readCarried(args.carried);
  const onAnswer = args.watch ? undefined : (isSame: boolean) => void process.stdout.write(isSame ? '.' : '×');
  if (!args.watch) {
    if (origin !== site.origin) console.log(`Note: the canonical origin is ${site.origin}.`);
    process.stdout.write(`Comparing ${origin} with the build of ${artifact.commit} `);
  }
  const report = await siteReport(origin, { folder: `${artifact.folder}/client`, site }, { onAnswer, carried });
  const isCanonical = origin === site.origin;
  const findings = [
    // Another domain's settings, such as those of a preview's, are not the operator's.
    ...report.findings.filter(({ kind }) => isCanonical || kind !== 'zone'),
    ...(isCanonical ? await zoneFindings(site) : []),
    // Where not even a tool gets an answer, a browser would only say so again.
    ...(args.browser && ofSilence(report).length === 0 ? await opened(origin, site) : []),
  ];
  if (args.watch && findings.length === 0) return 0;
  return print({ ...report, findings }, artifact);
}, UNPROVEN);
