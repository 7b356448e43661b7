import { cacheControl } from '../../config/headers.ts';

/** Settings of a zone in Cloudflare that change what visitors get: the trace that each leaves, and its switch. */
const settings: readonly { name: string; trace: RegExp; off: string }[] = [
  {
    name: 'The managed robots.txt',
    trace: /^# BEGIN Cloudflare Managed content|^# following content signals/im,
    off: 'Security → Settings → Bot traffic → Instruct AI bot traffic with robots.txt, with its Content Signals Policy',
  },
  {
    name: 'Email Address Obfuscation',
    trace: /\/cdn-cgi\/l\/email-protection|data-cfemail=|\/email-decode\.min\.js/,
    off: 'Scrape Shield → Email Address Obfuscation',
  },
  {
    name: 'Rocket Loader',
    trace: /\/rocket-loader\.min\.js|data-cf-settings=/,
    off: 'Speed → Settings → Content Optimization → Rocket Loader',
  },
  {
    name: 'Web Analytics',
    trace: /static\.cloudflareinsights\.com\/beacon/,
    off: 'Analytics & Logs → Web Analytics → Manage site → Disable',
  },
  {
    name: 'JavaScript Detections',
    trace: /\/cdn-cgi\/challenge-platform\//,
    off: 'Security → Settings → Bot traffic → JavaScript Detections, or Bot Fight Mode on the free plan',
  },
  { name: 'Zaraz', trace: /\/cdn-cgi\/zaraz\//, off: 'Zaraz → Settings → Auto-inject script' },
  { name: 'Mirage', trace: /\/mirage2?\.min\.js/, off: 'Speed → Settings → Image Optimization → Mirage' },
  {
    name: 'Client-side monitoring',
    trace: /^content-security-policy-report-only: .*csp-reporting\.cloudflare\.com/m,
    off: 'Security → Settings → Client-side abuse → Continuous script monitoring',
  },
  {
    name: 'The transform “Add security headers”',
    trace: /^x-xss-protection: /m,
    off: 'Rules → Settings → Managed Transforms → Add security headers',
  },
  {
    name: 'Browser Cache TTL',
    trace: new RegExp(`^cache-control: (?!(?:${Object.values(cacheControl).join('|')})$).*max-age=`, 'm'),
    off: 'Caching → Configuration → Browser Cache TTL: choose “Respect Existing Headers”',
  },
];

/** Names the settings that have left a trace in an answer, each with its switch. */
export function traces({ headers, body }: { headers: Headers; body: Buffer }): string[] {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\n`).join('');
  return settings
    .filter(({ trace }) => trace.test(lines + String(body)))
    .map(({ name, off }) => `${name} has left a trace. Off, in Cloudflare’s dashboard: ${off}`);
}
