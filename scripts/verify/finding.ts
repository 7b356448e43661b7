/**
 * What a finding is about. `content` (status, body, policy header) means a wrong or tampered version, and is the only
 * kind that rolls a deployment back; `zone` is a setting of the domain; `challenge` means that the edge asked this
 * machine to prove that it is a browser; `silence` means that there was no answer.
 */
export type FindingKind = 'content' | 'zone' | 'challenge' | 'silence';

/** One way in which a site's answer differs from the expected one. */
export interface Finding {
  kind: FindingKind;
  /** `GET /privacy`. */
  request: string;
  text: string;
  /** Names of the visitors affected; empty if everybody who asked was. */
  visitors: readonly string[];
}

/** The result of a comparison. */
export interface Report {
  origin: string;
  /** Number of requests made. */
  asked: number;
  findings: readonly Finding[];
  /** Lines about what cannot be a fault: compression, cache, certificate. */
  observations: readonly string[];
}

/**
 * Merges the same finding of several visitors into one.
 *
 * @param askers how many visitors made a request
 */
export function merged(findings: readonly Finding[], askers: (request: string) => number): Finding[] {
  const byText = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.kind} ${finding.request} ${finding.text}`;
    const earlier = byText.get(key);
    const visitors = [...new Set([...(earlier?.visitors ?? []), ...finding.visitors])];
    byText.set(key, { ...finding, visitors });
  }
  return [...byText.values()].map((finding) =>
    finding.visitors.length < askers(finding.request) ? finding : { ...finding, visitors: [] },
  );
}

/** Findings as indented lines, grouped by request. */
export function findingLines(findings: readonly Finding[]): string[] {
  const requests = [...new Set(findings.map(({ request }) => request))];
  return requests.flatMap((request) => [
    `  ${request}`,
    ...findings
      .filter((finding) => finding.request === request)
      .map(({ text, visitors }) => `    ${visitors.length > 0 ? `as ${visitors.join(', ')}: ` : ''}${text}`),
  ]);
}
