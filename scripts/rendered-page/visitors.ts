import type { BrowserContextOptions } from 'playwright';

/** A kind of visitor, for whom a script could show something different. */
export interface Visitor {
  name: string;
  options: BrowserContextOptions;
}

export const visitors: readonly Visitor[] = [
  {
    name: 'a desktop',
    options: { viewport: { width: 1440, height: 900 }, locale: 'en-US', timezoneId: 'America/New_York' },
  },
  {
    name: 'an Android phone',
    options: {
      viewport: { width: 412, height: 915 },
      userAgent:
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36',
      isMobile: true,
      hasTouch: true,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      colorScheme: 'dark',
      extraHTTPHeaders: { Referer: 'https://www.google.com/' },
    },
  },
  {
    name: 'an iPhone in an in-app browser',
    options: {
      viewport: { width: 390, height: 844 },
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Twitter for iPhone/11.10',
      isMobile: true,
      hasTouch: true,
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
      extraHTTPHeaders: { Referer: 'https://t.co/' },
    },
  },
];

/** Session storage before the first document: a first visitor sees the loader, a returning one does not. */
export const visits = {
  'first visit': {},
  'later visit': { 'site:last-load': '1', 'site:update-shown': '1' },
} as const satisfies Record<string, Record<string, string>>;

export type Visit = keyof typeof visits;
