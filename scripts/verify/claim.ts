import { SERVED_COMMIT } from '../../config/headers.ts';
import { request } from './request.ts';

/**
 * Lines about the commit that a site which differs says it is. That is a claim: whoever changed the site can write any
 * commit there, so nothing may be compared with it.
 *
 * @param expected whole hash of the commit with which the site was compared
 */
export async function claimLines(origin: string, expected: string): Promise<string[]> {
  const body = await request(origin + SERVED_COMMIT).then(
    ({ body: bytes }) => bytes.toString().trim(),
    () => '',
  );
  const claim = /^[0-9a-f]{40}$/.test(body) ? body : null;
  if (claim === expected) return [];
  return [
    claim ? `The site claims to be commit ${claim}, which proves nothing.` : 'The site does not name its commit.',
    'If somebody went back or deployed on purpose, compare it with that commit. For the daily check: see SECURITY.md, “After a rollback”.',
  ];
}
