import type { CheckedSite } from '../../config/site-config.ts';
import { daysUntil, EXPIRY_NOTICE_DAYS, pastPeriodWarnings } from '../doctor/dates.ts';

/** What has become wrong with a site only because time has passed, and what soon will. */
export async function calendar(
  { securityTxt: { expires } }: Pick<CheckedSite, 'securityTxt'>,
  today: Date,
): Promise<{ isExpired: boolean; lines: readonly string[] }> {
  const days = daysUntil(expires, today);
  const isExpired = days < 0;
  const when = isExpired ? `expired on ${expires}` : `expires in ${days} days`;
  const notice = `security.txt ${when}: write a later day into securityTxt.expires, and deploy.`;
  return { isExpired, lines: [...(days < EXPIRY_NOTICE_DAYS ? [notice] : []), ...(await pastPeriodWarnings(today))] };
}
