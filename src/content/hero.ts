import { site } from 'virtual:site';
import type { Stat, Tile } from './types.ts';

export const hero = {
  headline: 'The Future of Payments, Powered by Tags',
  lead: 'Post a command, tag the bot, name a handle. The crypto goes to the person, not to a wallet address you have to copy.',
  start: `Start with $${site.product}`,
  whitepaper: 'Whitepaper',
  explore: 'Explore Features',
  play: 'Play animation',
  pause: 'Pause animation',
  highlights: [
    { icon: 'tag', text: 'Tag-Powered Payments' },
    { icon: 'chains', text: 'Multi-Chain Protocol' },
    { icon: 'group', text: 'SocialFi Integration' },
  ] satisfies readonly Tile[],
};

export interface ThreadPost {
  author: string;
  /** The tagged bot or person before and after the text. */
  before?: string;
  text: string;
  after?: string;
  kind: 'own' | 'reply' | 'done';
}

/** Handle of who pays in the examples. */
export const PAYER = 'leo';

/** The hero's conversation: a command, the bot's reply, the confirmation. */
export const thread: readonly ThreadPost[] = [
  { author: PAYER, before: '@bot', text: ' send 0.05 SOL to ', after: '@ana', kind: 'own' },
  { author: 'bot', text: 'Follow the link in bio to confirm.', kind: 'reply' },
  { author: 'bot', text: 'Done. 0.05 SOL is with ', after: '@ana.', kind: 'done' },
];

/** Marketing figures, as the owner states them. */
export const figures: readonly Stat[] = [
  { value: '10+', label: 'supported chains' },
  { value: '0%', label: 'hidden fees' },
  { value: '24/7', label: 'access' },
  { value: '<1s', label: 'transfers' },
];
