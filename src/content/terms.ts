import { site } from 'virtual:site';
import type { LegalPart } from './legal.ts';

export const terms = {
  title: 'Terms of Service',
  lead: 'What you may expect of this website, and what you may not.',
};

const token = `$${site.product}`;

export const termsParts: readonly LegalPart[] = [
  {
    title: 'Who and what',
    paragraphs: [
      `These terms are between you and the company behind ${site.product}, incorporated in ${site.company.state}, file number ${site.company.fileNumber}. They cover your use of this website. By using it you accept them; if you do not, please leave it.`,
    ],
  },
  {
    title: 'Age',
    paragraphs: ['You must be at least 18 years old to use this site.'],
  },
  {
    title: 'What the site is',
    paragraphs: [
      `The site gives information about ${site.product} and the ${token} token. It sells nothing, holds no funds, opens no accounts and executes no transactions. The bot, the portal, the exchanges and the wallets it mentions are separate services with terms of their own.`,
    ],
  },
  {
    title: 'No advice, no offer',
    paragraphs: [
      `Nothing here is financial, investment, legal or tax advice. Nothing here is an offer to sell ${token}, or a solicitation to buy it, where that would be against the law. Whether you may acquire it where you live is for you to find out.`,
    ],
  },
  {
    title: 'Risk',
    paragraphs: [
      'Crypto tokens can lose all of their value. Transactions cannot be undone. Software fails, keys get lost, rules change. Only use money you can afford to lose.',
      'Compare the contract address on this site with what your wallet or exchange shows. Copies of this site may exist: the real one is at the address named at the foot of each page.',
    ],
  },
  {
    title: 'Plans',
    paragraphs: [
      'The roadmap, the tokenomics and whatever is marked “Coming Soon” describe plans. Plans change, arrive late or are dropped, and we owe nobody their fulfilment.',
    ],
  },
  {
    title: 'Fair use',
    paragraphs: [
      'Do not attack the site, disrupt it, or present a copy of it as the original. Names and marks stay with their owners.',
    ],
  },
  {
    title: 'Links',
    paragraphs: [
      'Links lead to sites that we do not run. We do not answer for what is there, and a link is no recommendation.',
    ],
  },
  {
    title: 'No warranty',
    paragraphs: [
      'The site is provided as it is, without warranty of any kind. We try to keep it correct and reachable and promise neither.',
    ],
  },
  {
    title: 'Liability',
    paragraphs: [
      'As far as the law allows, we are not liable for losses that come from using the site or relying on it: lost profit, lost tokens and lost data among them. Where liability cannot be excluded, it stays as the law has it.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'When these terms change, the new text appears here with a new date at the top. It applies from then on.',
    ],
  },
  {
    title: 'Governing law',
    paragraphs: [
      'Not filled in. The lawyer who reviews this template decides which law applies and where disputes are heard.',
    ],
  },
  {
    title: 'Contact',
    paragraphs: [`Questions about these terms: ${site.email}.`],
  },
];
