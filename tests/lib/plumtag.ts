import { withDefaults } from '../../config/site.ts';
import type { Site } from '../../shape/token.ts';

/** A made-up token's facts, ready to deploy, for tests of what is done with facts. */
export const plumtag: Site = withDefaults({
  product: 'Plumtag',
  origin: 'https://www.plumtag-token.io',
  links: {
    bot: 'https://bot.plumtag-token.io',
    docs: 'https://docs.plumtag-token.io/paper?lang=en&v=2',
    community: 'https://t.me/plumtag_chat',
    profile: 'https://x.com/plumtag',
  },
  botHandle: 'plumtag_bot',
  email: 'team@plumtag-token.io',
  contracts: [
    { chain: 'bnb', address: '0xcD9Fe07EE0048985E6A8465fd7bb3B76AEeE0491' },
    { chain: 'solana', address: 'CqmtagMadeUpTokenForTestsNobodyHasThisKeyXXX' },
  ],
  company: {
    legalName: 'Plumtag Labs, Inc.',
    state: 'Wyoming',
    incorporated: '2026-02-03',
    fileNumber: '2026-001234567',
    registerUrl: null,
  },
  governingLaw: 'the State of Wyoming, United States',
  contentReviewed: '2026-11-02',
  previewHosts: ['preview.plumtag-token.io'],
  securityTxt: { expires: '2090-06-30T12:00:00Z' },
  brand: { ink: '#14102B', paper: '#FBF3F8', signal: '#8FE3FF' },
});

/** The same with one value replaced. */
export function plumtagWith(path: string, value: unknown): Site {
  const copy = structuredClone(plumtag) as unknown as Record<string, unknown>;
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop()!;
  keys.reduce((inner, key) => inner[key] as Record<string, unknown>, copy)[last] = value;
  return copy as unknown as Site;
}
