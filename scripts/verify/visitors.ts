/** Somebody who opens the site, and the headers their browser sends. */
export interface Visitor {
  name: string;
  headers: Readonly<Record<string, string>>;
}

/** The headers of a navigation: from the address bar, or through a link on another site. */
const navigation = (site: 'none' | 'cross-site') => ({
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Site': site,
  'Sec-Fetch-User': '?1',
  'Upgrade-Insecure-Requests': '1',
});

/**
 * A server that shows checkers one page and victims another tells them apart by these headers. Many of a
 * token's victims come from Telegram, whose app opens links in a browser of its own.
 */
export const visitors: readonly Visitor[] = [
  {
    name: 'Chrome on a desktop',
    headers: {
      'User-Agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
      'Accept-Language': 'en-US,en;q=0.9',
      'Sec-CH-UA': '"Chromium";v="156", "Google Chrome";v="156", "Not-A.Brand";v="24"',
      'Sec-CH-UA-Mobile': '?0',
      'Sec-CH-UA-Platform': '"Windows"',
      ...navigation('none'),
    },
  },
  {
    name: 'Telegram’s in-app browser',
    headers: {
      'User-Agent':
        'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/156.0.0.0 Mobile Safari/537.36 Telegram-Android/12.0',
      'Accept-Language': 'ru-RU,ru;q=0.9,en;q=0.8',
      'X-Requested-With': 'org.telegram.messenger',
      ...navigation('cross-site'),
    },
  },
];
