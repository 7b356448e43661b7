import type { CheckedSite } from '../config/site-config.ts';

/**
 * The tests' own configuration: whatever token the site is for, they build with these values and expect them on the page.
 */
export const site: CheckedSite = {
  product: 'HashtagPay',
  symbol: null,
  decimals: null,
  origin: 'https://hashtagpay.example',
  internationalisedHosts: [],
  links: {
    bot: 'https://bot.example.com',
    docs: 'https://docs.example.com',
    community: 'https://t.me/example',
    profile: 'https://x.com/example',
  },
  botHandle: 'bot',
  email: 'hello@example.com',
  contracts: [
    { chain: 'solana', address: 'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo' },
    { chain: 'bnb', address: '0x1234567890AbcdEF1234567890aBcdef12345678' },
  ],
  swap: { pair: 'WBNB' },
  company: { legalName: null, state: 'Delaware', incorporated: '2025-04-29', fileNumber: '10179329' },
  governingLaw: '[to be completed: governing law]',
  contentReviewed: null,
  previewHosts: ['preview-hashtagpay.pages.dev'],
  hstsPreload: true,
  securityTxt: { expires: '2027-10-31T00:00:00Z' },
  brand: { ink: '#0B0D0C', paper: '#F6F4EE', signal: '#D2FF3C' },
};
