import { resolve4, resolveNs, Resolver } from 'node:dns/promises';
import { getDomain } from 'tldts';
import { SERVED_COMMIT } from '../../config/headers.ts';
import { reasonOf, UserError } from '../lib/command.ts';
import { ask } from '../verify/compare.ts';
import { refusalIn } from '../verify/refusals.ts';

const TYPES = ['A', 'AAAA', 'CNAME'] as const;
const NO_RECORD: readonly unknown[] = ['ENODATA', 'ENOTFOUND'];

/** What is at a domain: what this machine sees there, and the commit if it is a build of this site. */
interface Occupant {
  seen: string;
  commit?: string;
}

/** Addresses of the name servers of a host's zone. */
async function nameServersOf(host: string): Promise<string[]> {
  const names = await resolveNs(getDomain(host) ?? host);
  return (await Promise.all(names.map((name) => resolve4(name)))).flat();
}

/** A host's records that lead somewhere, such as `A 203.0.113.7`. @throws if its name servers do not say */
async function recordsOf(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  resolver.setServers(await nameServersOf(host));
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
export async function occupantOf(origin: string, askRecords = recordsOf): Promise<Occupant | null> {
  const { hostname } = new URL(origin);
  const records = await askRecords(hostname).catch((error: unknown) => reasonOf(error));
  if (records.length === 0) return null;
  const led =
    typeof records === 'string' ? `its name servers do not say (${records})` : `${hostname} has ${records.join(', ')}`;
  const urls = [origin, origin.replace('https:', 'http:')].map((each) => `${each}${SERVED_COMMIT}`);
  const answers = urls.map(async (url): Promise<Occupant> => {
    try {
      const answer = await ask(url, 'GET');
      const commit =
        answer.status === 200 ? /^(?:[0-9a-f]{40}|[0-9a-f]{64})(?=\n?$)/.exec(String(answer.body))?.[0] : undefined;
      const says = refusalIn(answer)?.reason ?? `the status is ${answer.status}`;
      return { seen: `${url}: ${commit ? `a build of ${commit}` : says}`, commit };
    } catch (error) {
      return { seen: `${url}: ${reasonOf(error)}` };
    }
  });
  const [secure, plain] = await Promise.all(answers);
  return { seen: [led, secure!.seen, plain!.seen].join('\n  '), commit: secure!.commit };
}

/**
 * Whether the domain serves this Worker's live version, so that a deployment can go back to it.
 *
 * @throws UserError if it does not, as far as this machine can tell, unless what is there `mayBeReplaced`
 */
export async function servesWorker(
  origin: string,
  occupant: Occupant | null,
  tagOfLive: () => string | undefined | Promise<string | undefined>,
  mayBeReplaced: boolean,
): Promise<boolean> {
  if (!occupant) return false;
  const { commit, seen } = occupant;
  const tag = commit && (await tagOfLive());
  if (tag !== undefined && commit?.startsWith(tag)) return true;
  if (mayBeReplaced) return false;
  throw new UserError(
    `this machine does not see this Worker at ${origin}, but:\n  ${seen}\nIf a deployment has attached it in the last hour, wait until npm run verify succeeds. To replace whatever is there: npm run deploy -- --take-over-domain`,
  );
}
