import { site } from '#config/site.ts';
import { host } from '#config/names.ts';
import { companyName, registration } from './company.ts';
import { otherServices } from './legal.ts';
import type { LegalPart, SectionWords } from '#shape/token.ts';

export const privacy = {
  title: 'Privacy Policy',
  lead: 'This site has no accounts, no forms and no trackers. What little is processed is set out below.',
} satisfies SectionWords;

export const privacyParts: readonly LegalPart[] = [
  {
    id: 'controller',
    title: 'Who is responsible',
    blocks: [
      `In this policy, “we”, “us” and “our” mean ${companyName}, ${registration}. We are the controller: we decide why and how personal data are processed in connection with this website.`,
      'Postal address: [to be completed: postal address]',
      { text: 'You can reach us about privacy at', email: site.email },
    ],
  },
  {
    id: 'scope',
    title: 'What this policy covers',
    blocks: [
      `This policy covers the website at ${host}, and the email that you send us about it. “Personal data” means any information about a person who can be identified, directly or indirectly.`,
      `The ${site.product} bot${otherServices} are our own services, but they are separate from this website and this policy does not describe them. Read the information given there before you use them, and write to us if you cannot find it.`,
    ],
  },
  {
    id: 'not-collected',
    title: 'What we do not collect',
    blocks: [
      'The site asks you for nothing. It has no login, no form, no newsletter and no checkout. It sets no cookies. It loads no analytics, advertising, fonts, images or scripts from any other company, and it requests only its own files.',
      'The site does not connect to your wallet. It cannot see your wallet’s addresses, its balances or its transactions, and it does not know whether you have a wallet at all.',
    ],
  },
  {
    id: 'purposes',
    title: 'What is processed, why and for how long',
    blocks: [
      'We process personal data for these purposes. The legal basis under the applicable law: [to be completed: legal basis].',
      {
        points: [
          [
            'Delivering the site',
            'To send you a page, our host has to process your IP address, the time, the address that you requested and the technical details that your browser sends. These data are kept for [to be completed: period].',
          ],
          [
            'Keeping the site secure',
            'Our host may keep the same data in technical logs, to detect faults and fend off attacks. The logs are kept for [to be completed: period].',
          ],
          [
            'Answering email',
            'If you write to us, we process your email address, your message and whatever you put in it. Correspondence is kept for [to be completed: period].',
          ],
          [
            'Meeting legal duties',
            'Where the law obliges us to keep or to disclose something, we do so. The period is the one that the law sets.',
          ],
        ],
      },
      'You are not obliged to give us any data. Without the technical data, however, no server can send you a page, and without an address we cannot answer your email.',
    ],
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    blocks: [
      'The site keeps a few things on your device. Nothing there identifies anybody, and you can clear storage and cache in your browser’s settings.',
      {
        points: [
          [
            'Values in session storage',
            'Two: the time at which the loading screen last ended, and that the development update has been shown. They keep both from appearing again and again, and are gone when the tab is closed for good.',
          ],
          [
            'Notes in the tab’s history',
            'Each page you open gets a number in the tab’s history, and a random name if you followed a link. The site marks the first one, so that the Back button knows where to lead, and notes when a page had to be loaded again. Scroll positions stay in memory. All of this ends with the tab’s history.',
          ],
          [
            'The browser’s cache',
            'Your browser keeps copies of the site’s files, such as scripts, fonts and images, so that the next visit is faster. How long it keeps them depends on the file and on your settings.',
          ],
          [
            'The clipboard',
            'When you press a copy button, a contract address goes to your clipboard. The site cannot read what is on it.',
          ],
        ],
      },
    ],
  },
  {
    id: 'recipients',
    title: 'Who receives data',
    blocks: [
      'These service providers handle personal data for us:',
      {
        points: [
          [
            'Host',
            '[to be completed: name], which stores the site’s files and delivers them to you through its network.',
          ],
          ['Email provider', '[to be completed: name], which receives, stores and sends our email.'],
        ],
      },
      'Our agreements with them: [to be completed: kind of agreement]. Where the law obliges us to disclose data to an authority or a court, we do so.',
    ],
  },
  {
    id: 'transfers',
    title: 'Transfers to other countries',
    blocks: [
      'Our service providers may process data in countries other than your own: [to be completed: countries]. The protection of personal data there may differ from what you are used to.',
      'Safeguards for such transfers: [to be completed: safeguards that the law requires].',
    ],
  },
  {
    id: 'other-services',
    title: 'Links to other services',
    blocks: [
      'X, Telegram, the decentralised exchange, the block explorers, the wallets and the company register that the site names are run by others. They act under their own privacy policies, which we do not control. Links to other sites open in a new tab, and nothing is sent to such a site before you follow its link. Following one tells that site that you came from ours.',
      'A post on a social platform may be public, and the platform processes it under its own rules.',
    ],
  },
  {
    id: 'blockchains',
    title: 'Public blockchains',
    blocks: [
      'Transactions on a public blockchain are visible to everyone, for good. Neither we nor anyone else can correct or delete them, and anyone may be able to connect an address with a person, for example because that person has published it. Think about this before you link a wallet to a social account.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      'Depending on the law that applies to you, you may ask us for:',
      {
        points: [
          ['Access', 'the personal data that we hold about you, and a copy of them.'],
          ['Rectification', 'the correction of data that are wrong or incomplete.'],
          ['Erasure', 'the deletion of data that we no longer need or have no right to keep.'],
          ['Restriction', 'a stop to processing while a question about it is open.'],
          ['Portability', 'the data that you gave us, in a common electronic format.'],
        ],
      },
      'You may also object to processing that rests on our legitimate interests, and withdraw a consent that you gave us, with effect for the future.',
    ],
  },
  {
    id: 'using-rights',
    title: 'How to use your rights',
    blocks: [
      {
        text: 'Say what you are asking for and, if it concerns earlier email, which address you wrote from. Write to',
        email: site.email,
      },
      'The law sets how soon we have to answer, and whether there may be a fee. As the site itself collects nothing that would let us recognise you, we often cannot tell which technical data are yours.',
    ],
  },
  {
    id: 'complaints',
    title: 'Complaints',
    blocks: [
      'If you think that we handle your data wrongly, please tell us. You may also complain to the data protection authority that is responsible where you live, where you work or where the problem arose, and you may be able to go to court.',
    ],
  },
  {
    id: 'no-sale',
    title: 'Sale and advertising',
    blocks: [
      'The site collects nothing that could be sold or used for advertising, and it does not follow you to other sites. Personal data in email: [to be completed: whether they are sold or used for advertising].',
    ],
  },
  {
    id: 'automated-decisions',
    title: 'No automated decisions',
    blocks: [
      'The site takes no decisions about you and builds no profiles. Automatic defences of the host may slow down or refuse requests that look like an attack.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    blocks: [
      'The site is not meant for anyone under 18 years of age, and asks nobody for data. If you believe that a child has written to us, please tell us.',
    ],
  },
  {
    id: 'security',
    title: 'Security',
    blocks: [
      'The site tells browsers to use encrypted connections and to load nothing from other sources, and has no database that could be lost. Access to our email: [to be completed: who has it]. No measure is perfect, so please do not send us secrets. We never need a recovery phrase or a private key: whoever asks you for one in our name is a fraud.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    blocks: [
      'This policy may change when the site, our service providers or the law change. The new text appears on this page, with a new date at the top.',
    ],
  },
  {
    id: 'questions',
    title: 'Contact',
    blocks: [{ text: 'For questions, requests and complaints about privacy, write to', email: site.email }],
  },
];
