import { site } from 'virtual:site';
import { AMOUNT, BOT, PAYEE, PAYER, sendReply } from './example.ts';
import type { Stat, Tile } from './types.ts';

export const hero = {
  headline: 'The Future of Payments, Powered by Tags',
  lead: 'Send crypto to a handle: tag the bot on X or Telegram with an amount, then confirm. No wallet address to copy.',
  start: `Start with $${site.product}`,
  explore: 'Explore Features',
  thread: 'Example',
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
  /** The bot or person tagged before and after the text. */
  before?: string;
  text: string;
  after?: string;
  kind: 'own' | 'reply';
}

/** The hero's conversation: a command and the bot's reply. `paidStatus` states the outcome. */
export const thread: readonly ThreadPost[] = [
  { author: PAYER, before: `@${BOT}`, text: ` send ${AMOUNT} to `, after: `@${PAYEE}`, kind: 'own' },
  { author: BOT, text: sendReply, kind: 'reply' },
];

/** Marketing figures, as the owner states them. */
export const figures: readonly Stat[] = [
  { value: '10+', label: 'supported chains' },
  { value: '0%', label: 'hidden fees' },
  { value: '24/7', label: 'access' },
  { value: '<1s', label: 'transfers' },
];
