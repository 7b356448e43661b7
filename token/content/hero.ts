import { site } from '#config/site.ts';
import { formatLink } from '#config/format.ts';
import { readable, ticker } from '#config/names.ts';
import type { HeroWords, Stat, Tile } from '#shape/token.ts';

export const hero = {
  headline: 'The Future of Payments, Powered by Tags',
  lead: 'Send crypto to a handle, not an address. Tag the bot on X or Telegram, then sign.',
  start: `Start with $${ticker}`,
  /** Below the buttons: where the first one leads. */
  startLeads: `Opens ${readable(formatLink(site.links.bot))}. Nothing moves until you sign.`,
  explore: 'Explore Features',
  example: 'Example',
  sign: 'Sign the example',
  signed: 'Signed',
  /** Read out once it is signed. */
  signedStatus: 'You have signed the example. Nothing was sent.',
  play: 'Play the changing sign',
  pause: 'Pause the changing sign',
  highlights: [
    { icon: 'tag', text: 'Tag-Powered Payments' },
    { icon: 'chains', text: 'Multi-Chain Protocol' },
    { icon: 'group', text: 'SocialFi Integration' },
  ] satisfies readonly Tile[],
} satisfies HeroWords;

/** Marketing figures, as the owner states them. */
export const figures: readonly Stat[] = [
  { value: '10+', label: 'supported chains' },
  { value: '0%', label: 'hidden fees' },
  { value: '24/7', label: 'access' },
  { value: '<1s', label: 'transfers' },
];
