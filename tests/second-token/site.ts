import type { SiteConfig } from '#shape/token.ts';
import { chains } from './chains.ts';

/**
 * A made-up token, as unlike the first as the rules allow: the longest names, of which one is no tag, a symbol unlike them,
 * encoded hosts, a register number with spaces, a long email address, a chain and an icon of its own, every optional link left out, and a dark brand.
 */
export const site = {
  product: 'Community Coffer',
  symbol: 'KVT',
  decimals: 18,
  tokenListVersion: '2.0.1',
  origin: 'https://xn--drachenflgel-llb.org',
  internationalisedHosts: ['drachenflügel.org', 'tip-bot.drachenflügel.org'],
  links: { bot: 'https://tip-bot.xn--drachenflgel-llb.org', docs: null, community: null, profile: null },
  botHandle: 'CommunityPayBot',
  email: 'office-of-authors@xn--drachenflgel-llb.org',
  contentReviewed: '2026-11-02',
  previewHosts: ['preview.xn--drachenflgel-llb.org'],
  contracts: [
    { chain: 'bnb', address: '0xcD9Fe07EE0048985E6A8465fd7bb3B76AEeE0491' },
    { chain: 'solana', address: 'CqmtagMadeUpTokenForTestsNobodyHasThisKeyXXX' },
  ],
  company: {
    legalName: 'The Cooperative of Authors and Maintainers of Freely Licensed Software, Limited',
    state: 'Liechtenstein',
    incorporated: '2026-03-16',
    fileNumber: 'FL 0002 / 718 281-4',
    registerUrl: null,
  },
  governingLaw: 'the Principality of Liechtenstein',
  securityTxt: { expires: '2090-06-30T12:00:00Z' },
  brand: { ink: '#0A0F1E', paper: '#F5F7FB', signal: '#2F6BFF' },
  chains,
  icons: { patch: 'lucide:git-pull-request-arrow' },
} satisfies SiteConfig;
