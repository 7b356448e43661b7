/** A browser, app or robot that requests documents, with the headers that it sends. */
export interface Visitor {
  name: string;
  headers: Readonly<Record<string, string>>;
  /** What it adds to a document's path. */
  query?: string;
}

const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd';
const HTML = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const CHROMIUM_HTML =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7';

/** The headers of a navigation: from the address bar, or through a link on another site. */
const navigation = (site: 'none' | 'cross-site') => ({
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Site': site,
  'Sec-Fetch-User': '?1',
  'Upgrade-Insecure-Requests': '1',
});

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

/**
 * A server that shows a checker one page and its victims another tells them apart by these headers, so every document
 * is requested as each visitor.
 */
export const visitors: readonly Visitor[] = [
  {
    name: 'Chrome on a desktop',
    headers: {
      'User-Agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
      Accept: CHROMIUM_HTML,
      'Accept-Language': 'en-US,en;q=0.9',
      'Accept-Encoding': BROWSER_ENCODINGS,
      'Sec-CH-UA': '"Chromium";v="156", "Google Chrome";v="156", "Not-A.Brand";v="24"',
      'Sec-CH-UA-Mobile': '?0',
      'Sec-CH-UA-Platform': '"Windows"',
      ...navigation('none'),
    },
  },
  {
    name: 'Safari on a phone',
    headers: {
      'User-Agent': `${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`,
      Accept: HTML,
      'Accept-Language': 'de-DE,de;q=0.9',
      'Accept-Encoding': 'gzip, deflate, br',
      ...navigation('none'),
    },
  },
  {
    name: 'Firefox',
    headers: {
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      Accept: HTML,
      'Accept-Language': 'fr,fr-FR;q=0.8,en-US;q=0.5,en;q=0.3',
      'Accept-Encoding': BROWSER_ENCODINGS,
      ...navigation('none'),
    },
  },
  {
    name: 'X’s in-app browser',
    headers: {
      'User-Agent': `${IPHONE} Mobile/15E148 Twitter for iPhone/11.40`,
      Accept: HTML,
      'Accept-Language': 'es-ES,es;q=0.9',
      'Accept-Encoding': 'gzip, deflate, br',
      ...navigation('cross-site'),
    },
  },
  {
    name: 'Telegram’s in-app browser',
    headers: {
      'User-Agent':
        'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/156.0.0.0 Mobile Safari/537.36 Telegram-Android/12.0',
      Accept: CHROMIUM_HTML,
      'Accept-Language': 'ru-RU,ru;q=0.9,en;q=0.8',
      'Accept-Encoding': BROWSER_ENCODINGS,
      'X-Requested-With': 'org.telegram.messenger',
      ...navigation('cross-site'),
    },
  },
  {
    name: 'Googlebot',
    headers: {
      'User-Agent':
        'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      Accept: HTML,
      'Accept-Encoding': 'gzip, deflate, br',
      From: 'googlebot(at)googlebot.com',
    },
  },
  { name: 'curl', headers: { 'User-Agent': 'curl/8.16.0', Accept: '*/*' } },
  {
    name: 'a link unfurler',
    headers: {
      'User-Agent': 'Twitterbot/1.0',
      Accept: '*/*',
      'Accept-Encoding': 'gzip, deflate',
    },
  },
];

/** Visitors whom an edge may challenge without anybody missing a page. */
export const robots: ReadonlySet<string> = new Set(['Googlebot', 'curl', 'a link unfurler']);

/** Where the visitors come from: nowhere, or a place where links to the site are posted. */
export const referrers: readonly (string | null)[] = [null, 'https://t.co/'];

const [chrome, safari] = visitors as [Visitor, Visitor, ...Visitor[]];
const curl = visitors.find(({ name }) => name === 'curl')!;

/** One browser in circumstances that a server could take as a reason for another page. */
export const circumstances: readonly Visitor[] = [
  { ...chrome, name: 'Chrome from a campaign', query: '?utm_source=telegram&fbclid=IwAR0' },
  { ...chrome, name: 'Chrome with a cookie', headers: { ...chrome.headers, Cookie: 'returning=1' } },
  { ...chrome, name: 'Chrome ahead of a click', headers: { ...chrome.headers, 'Sec-Purpose': 'prefetch;prerender' } },
  { ...chrome, name: 'an assistant that wants Markdown', headers: { ...chrome.headers, Accept: 'text/markdown, */*' } },
];

/** How a browser requests what a page on another origin uses. */
const embedded = ({ name, headers: { 'User-Agent': agent, 'Accept-Encoding': encoding } }: Visitor): Visitor => ({
  name,
  headers: {
    'User-Agent': agent!,
    Accept: '*/*',
    'Accept-Encoding': encoding!,
    Origin: 'https://example.org',
    'Sec-Fetch-Dest': 'empty',
    'Sec-Fetch-Mode': 'cors',
    'Sec-Fetch-Site': 'cross-site',
  },
});

/** Who requests everything that is not a document: a tool, and browsers on behalf of a page. */
export const fileVisitors: readonly Visitor[] = [curl, embedded(chrome), embedded(safari)];
