import { site } from 'virtual:site';
import type { LegalPart } from './legal.ts';

export const privacy = {
  title: 'Privacy Policy',
  lead: 'This site has no accounts, no forms and no trackers. Here is what remains.',
};

const host = new URL(site.origin).host;

export const privacyParts: readonly LegalPart[] = [
  {
    title: 'Who this is from',
    paragraphs: [
      `“We” are the company behind ${site.product}, incorporated in ${site.company.state}, file number ${site.company.fileNumber}. This policy covers the website at ${host} and nothing else: not the bot, not the portal, not the exchanges and communities that we link to.`,
    ],
  },
  {
    title: 'What we do not collect',
    paragraphs: [
      'The site asks you for nothing. It has no login, no form, no newsletter and no payment. It sets no cookies, and it loads no analytics, advertising, fonts or scripts from anyone else. It does not read your wallet.',
    ],
  },
  {
    title: 'What the host logs',
    paragraphs: [
      'The network that delivers the site handles each request, as any web server does. It may keep technical data for a short time to run the service and to fend off attacks: IP address, time, the address requested, and what your browser says about itself. We do not combine these data with anything else.',
    ],
  },
  {
    title: 'What stays in your browser',
    paragraphs: [
      'The site writes two values into session storage: the time at which it last finished loading, and whether you have seen the development update. They never leave your browser, and closing the tab removes them. They keep the loader and the update from showing twice.',
      'When you press a copy button, the contract address goes to your clipboard. The site cannot read the clipboard.',
    ],
  },
  {
    title: 'Links to others',
    paragraphs: [
      'The bot, the documentation, X, Telegram, the exchange and the block explorers are other people’s sites with policies of their own. They open in a new tab. What you do there is between you and them.',
      'Transactions on a public blockchain are visible to everyone, and nobody can delete them.',
    ],
  },
  {
    title: 'If you write to us',
    paragraphs: [
      'We use your mail address and your message to answer you, and keep them for as long as that takes or the law requires.',
    ],
  },
  {
    title: 'Children',
    paragraphs: ['The site is not meant for anyone under 18.'],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'Depending on where you live, you may ask what personal data we hold about you, and have it corrected or erased. As the site itself collects none, this mostly concerns mail you sent us.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: ['When this policy changes, the new text appears here with a new date at the top.'],
  },
  {
    title: 'Contact',
    paragraphs: [`Questions about privacy: ${site.email}.`],
  },
];
