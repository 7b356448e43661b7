/**
 * A tag that says which commit is meant to be live from a point in time, which its name has in UTC. What the workflow
 * deploys needs none: GitHub's record of its run says it.
 */
export const liveTag = (at: Date): string => `live-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

/** When a tag says so, as an ISO date; null if it is another tag. */
export function liveSince(tag: string): string | null {
  const [, year, month, day, hour, minute, second] = /^live-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(tag) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}

/** The command with which an operator says it. @param commit or a word for it */
export const liveCommand = (commit: string, at: Date): string => `git push origin ${commit}:refs/tags/${liveTag(at)}`;
