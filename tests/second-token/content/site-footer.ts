import { site } from '#config/site.ts';
import type { FooterWords } from '#shape/token.ts';

export const footer = {
  closing: 'Whose patch did you merge today? Tip them.',
  contactTitle: 'Write to the members',
  caution: 'Nobody from us will ask for your recovery phrase.',
  telegram: 'Chat',
  onX: `${site.product} on X`,
  onTelegram: `${site.product} on Telegram`,
  product: 'Tips',
  platform: 'Members',
  company: 'Cooperative',
  legal: 'Rules',
  privacy: 'Privacy',
  terms: 'Terms',
  host: 'You are right at',
  copyright: `© 2026 ${site.product}`,
} satisfies FooterWords;
