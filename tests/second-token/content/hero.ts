import { site } from '#config/site.ts';
import { formatLink } from '#config/format.ts';
import { readable, ticker } from '#config/names.ts';
import type { HeroWords, Stat, Tile } from '#shape/token.ts';

export const hero = {
  /** Nine words. */
  headline: 'Tip the People Who Write the Code You Use',
  lead: 'Tag the bot with an amount and a handle. The author gets the tip once you have signed.',
  start: `Tip with $${ticker}`,
  startLeads: `Opens ${readable(formatLink(site.links.bot))}. You sign first.`,
  explore: 'What it does',
  example: 'Example',
  sign: 'Sign the example',
  signed: 'Signed',
  signedStatus: 'The example is signed. Nobody was paid.',
  play: 'Play the changing sign',
  pause: 'Pause the changing sign',
  highlights: [
    { icon: 'tag', text: 'Tips by handle' },
    { icon: 'shield', text: 'You sign each one' },
  ] satisfies readonly Tile[],
} satisfies HeroWords;

export const figures: readonly Stat[] = [
  { value: '2', label: 'chains' },
  { value: '48', label: 'months to unlock it all' },
  { value: '1', label: 'member, one vote' },
];
