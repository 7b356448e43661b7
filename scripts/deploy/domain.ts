import { resolve4, resolveNs, Resolver } from 'node:dns/promises';
import { getDomain } from 'tldts';
import { SERVED_COMMIT } from '../../config/headers.ts';
import { reasonOf, UserError } from '../lib/command.ts';
import { ask } from '../verify/compare.ts';
import { refusalIn } from '../verify/refusals.ts';

const TYPES = ['A', 'AAAA', 'CNAME'] as const;
const NO_RECORD: readonly unknown[] = ['ENODATA', 'ENOTFOUND'];

/** What visitors of a domain get: a build of this site, something else, nothing, or why that cannot be told. */
type Occupant = { commit: string } | { other: string } | { unknown: string } | 'nothing';

/** Addresses of the name servers of a host's zone. */
async function nameServersOf(host: string): Promise<string[]> {
  const names = await resolveNs(getDomain(host) ?? host);
  return (await Promise.all(names.map((name) => resolve4(name)))).flat();
}

/** A host's records that lead somewhere, such as `A 203.0.113.7`. @throws if its name servers do not say */
export async function recordsOf(host: string, servers?: readonly string[]): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  resolver.setServers(servers ?? (await nameServersOf(host)));
  const asked = TYPES.map(async (type) => {
    try {
      return (await resolver.resolve(host, type)).map((value) => `${type} ${value}`);
    } catch (error) {
      if (NO_RECORD.includes((error as NodeJS.ErrnoException).code)) return [];
      throw error;
    }
  });
  return (await Promise.all(asked)).flat();
}

/**
 * What is at `origin` before a deployment. Asks the zone's own name servers first: the machine's resolver, once asked,
 * would remember for minutes that there is no such host.
 */
export async function occupantOf(origin: string, askRecords = recordsOf): Promise<Occupant> {
  const { hostname } = new URL(origin);
  const records = await askRecords(hostname).catch(
    (error: unknown) => `its name servers do not say (${reasonOf(error)})`,
  );
  if (records.length === 0) return 'nothing';
  const urls = [origin, origin.replace('https:', 'http:')].map((each) => `${each}${SERVED_COMMIT}`);
  const answers = urls.map(async (url) => {
    try {
      const answer = await ask(url, 'GET');
      const commit = answer.status === 200 ? /^[0-9a-f]{40}(?=\n?$)/.exec(String(answer.body))?.[0] : undefined;
      return {
        isAnswered: true,
        commit,
        line: `${url}: ${refusalIn(answer)?.reason ?? `the status is ${answer.status}`}`,
      };
    } catch (error) {
      return { line: `${url}: ${reasonOf(error)}` };
    }
  });
  const [secure, plain] = await Promise.all(answers);
  if (secure!.commit) return { commit: secure!.commit };
  const isKnown = typeof records !== 'string';
  const lines = [isKnown ? `${hostname} has ${records.join(', ')}` : records, secure!.line, plain!.line].join('\n  ');
  return isKnown || secure!.isAnswered || plain!.isAnswered ? { other: lines } : { unknown: lines };
}

/**
 * Whether the domain serves this Worker's live version, so that a deployment can go back to it.
 *
 * @throws UserError if it serves something else, unless that `mayBeReplaced`
 */
export async function servesWorker(
  origin: string,
  occupant: Occupant,
  tagOfLive: () => string | undefined | Promise<string | undefined>,
  mayBeReplaced: boolean,
): Promise<boolean> {
  if (occupant === 'nothing') return false;
  if ('commit' in occupant) {
    const tag = await tagOfLive();
    if (tag !== undefined && occupant.commit.startsWith(tag)) return true;
  }
  if (mayBeReplaced) return false;
  if ('unknown' in occupant) {
    throw new UserError(
      `this machine cannot tell what is at ${origin}:\n  ${occupant.unknown}\nTry again with a connection. If you know that nothing is there: npm run deploy -- --take-over-domain`,
    );
  }
  const what = 'commit' in occupant ? `it serves a build of ${occupant.commit}` : occupant.other;
  throw new UserError(
    `${origin} does not serve this Worker, and is in use:\n  ${what}\nIf a deployment has attached it in the last hour, wait until npm run verify succeeds. To replace what is there: npm run deploy -- --take-over-domain`,
  );
}
