/**
 * What a finding is about. `content` (status, body, policy header) is what a wrong or meddled-with version shows, and
 * the only kind that rolls a deployment back; `zone` is a setting of the domain; `challenge` means that the edge asked
 * this machine to prove that it is a browser; `silence` means that no answer came.
 */
export type FindingKind = 'content' | 'zone' | 'challenge' | 'silence';

/** One way in which a site answers otherwise than expected. */
export interface Finding {
  kind: FindingKind;
  /** `GET /privacy`. */
  request: string;
  text: string;
  /** Names of the visitors who met it; empty where it does not depend on one. */
  visitors: readonly string[];
}

/** What a comparison found. */
export interface Report {
  origin: string;
  /** Requests made. */
  asked: number;
  findings: readonly Finding[];
  /** Lines about what is no fault: compression, cache, certificate. */
  observations: readonly string[];
}

/** The same finding of several visitors as one. */
export function merged(findings: readonly Finding[]): Finding[] {
  const byText = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.kind} ${finding.request} ${finding.text}`;
    const earlier = byText.get(key);
    const visitors = [...new Set([...(earlier?.visitors ?? []), ...finding.visitors])];
    byText.set(key, { ...finding, visitors });
  }
  return [...byText.values()];
}

/** Findings as indented lines, grouped by request. @param visitorCount of all visitors, who together are not listed */
export function findingLines(findings: readonly Finding[], visitorCount: number): string[] {
  const requests = [...new Set(findings.map(({ request }) => request))];
  return requests.flatMap((request) => [
    `  ${request}`,
    ...findings
      .filter((finding) => finding.request === request)
      .map(({ text, visitors }) => {
        const some = visitors.length > 0 && visitors.length < visitorCount;
        return `    ${some ? `as ${visitors.join(', ')}: ` : ''}${text}`;
      }),
  ]);
}
