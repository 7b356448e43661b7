import { site } from '#config/site.ts';
import type { FooterWords } from '#shape/token.ts';

/** The year of the site's first publication. */
const PUBLISHED = '2025';

export const footer = {
  closing: 'Know somebody’s handle? Pay them.',
  contactTitle: 'Talk to us',
  caution: 'We never ask for a recovery phrase or a private key.',
  telegram: 'Join Telegram',
  onX: `${site.product} on X`,
  onTelegram: `${site.product} on Telegram`,
  product: 'Product',
  platform: 'Platform',
  company: 'Company',
  legal: 'Legal',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  host: 'The official site is',
  copyright: `© ${PUBLISHED} ${site.product}`,
} satisfies FooterWords;
