/** A server's answer to one request. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Decompressed. */
  body: Buffer;
}

/** Why an answer says nothing about the site, and who can do something about it. */
interface Refusal {
  reason: string;
  remedy: string;
}

const EVENTS =
  'Whoever manages the zone finds the rule under Security → Analytics → Events, and can let this machine through.';

/** The code or the title of Cloudflare's own error page. */
function wordsIn(body: Buffer): string | undefined {
  const [, code, inPage, title] =
    /\berror code:? (\d{3,4})\b|cf-error-code">(\d{3,4})<|<title>([^<]+\| Cloudflare)<\/title>/i.exec(String(body)) ??
    [];
  return code || inPage ? `error code: ${code ?? inPage}` : title;
}

const refused = (what: string, remedy: string): Refusal => ({ reason: `not compared: ${what}`, remedy });

/**
 * What Cloudflare answers in the site's place, whatever that would have answered; undefined for an answer of the site,
 * a failure of its Worker (500, Cloudflare's 1101) included.
 */
export function refusalIn({ status, headers, body }: Answer): Refusal | undefined {
  const said = wordsIn(body);
  const inItsWords = `the status is ${status}${said ? `, and Cloudflare says “${said}”` : ''}`;
  if (headers.get('cf-mitigated') === 'challenge') return refused('Cloudflare challenges this machine', EVENTS);
  if (/^https:\/\/[\w-]+\.cloudflareaccess\.com\//.test(headers.get('location') ?? '')) {
    const remedy = 'Whoever manages Zero Trust in the account finds the host under Access → Applications.';
    return refused('Cloudflare Access asks for a login', remedy);
  }
  if (status === 403 && said) return refused(inItsWords, EVENTS);
  if (status === 429) {
    // https://developers.cloudflare.com/workers/observability/errors/
    const isUsedUp = said?.endsWith(' 1027');
    const remedy =
      'The free plan’s requests of the day are used up: try again after midnight UTC, or choose a paid plan.';
    return refused(inItsWords, isUsedUp ? remedy : `Try again later. ${EVENTS}`);
  }
  if (status >= 502 && status <= 530) {
    const remedy = 'Try again later: https://www.cloudflarestatus.com says whether Cloudflare has a problem.';
    return refused(inItsWords, remedy);
  }
  return undefined;
}
