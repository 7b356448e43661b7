import { SERVED_COMMIT } from '../../config/headers.ts';
import { routesOf } from '../../config/routes.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { sha256Hex } from '../../site-build/documents/hashes.ts';
import { request, visitors } from '../verify/request.ts';

/**
 * What a site serves at present, in short, to be compared with what it serves later: the build of the version that was
 * live before is not on this machine.
 *
 * @throws if it does not answer
 */
export async function servedBy(origin: string, site: CheckedSite, signal: AbortSignal): Promise<string> {
  const paths = [...routesOf(site).map(({ path, file }) => path ?? file), SERVED_COMMIT];
  const asked = paths.flatMap((path) =>
    visitors.map(async ({ headers }) => {
      const { status, body } = await request(origin + path, { headers, signal });
      return `${path} ${status} ${sha256Hex(body)}`;
    }),
  );
  return (await Promise.all(asked)).join('\n');
}
