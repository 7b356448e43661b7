import { site } from '#config/site.ts';
import { host, ticker } from '#config/names.ts';
import { companyName, registration } from './company.ts';
import { otherServices } from './legal.ts';
import type { LegalPart, SectionWords } from '#shape/token.ts';

export const terms = {
  title: 'Terms of Service',
  lead: 'What you may expect of this website, what we expect of you, and what can go wrong with a crypto token.',
} satisfies SectionWords;

const token = `$${ticker}`;

export const termsParts: readonly LegalPart[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    blocks: [
      `These terms are an agreement between you and ${companyName}, ${registration} (“we”, “us”, “our”). They govern your use of the website at ${host} (the “site”). By using the site you accept them. If you do not accept them, please leave the site.`,
      'Postal address: [to be completed: postal address]',
      'Rights that the law gives you, and that no contract can take away, stay as they are, whatever these terms say.',
    ],
  },
  {
    id: 'eligibility',
    title: 'Who may use the site',
    blocks: [
      'You must be at least 18 years old to use this site, and of the age at which you can enter into contracts where you live. You may not use it where the law forbids that, or if sanctions that apply to us or to you prohibit dealings between us. If you act for a company, you confirm that you may bind it.',
    ],
  },
  {
    id: 'information',
    title: 'What the site is',
    blocks: [
      `The site gives information about ${site.product} and the ${token} token. It sells nothing, holds no funds, opens no accounts and carries out no transactions. Anything that you do with the token you do elsewhere, under the terms that apply there.`,
    ],
  },
  {
    id: 'no-advice',
    title: 'No advice and no offer',
    blocks: [
      'Nothing on the site is financial, investment, legal or tax advice, or a recommendation to buy, sell or hold anything. It takes no account of your circumstances. Ask a qualified adviser before you decide.',
      `Nothing on the site is an offer to sell ${token} or any other asset, an invitation to buy one, or a prospectus. Whether you may acquire, hold or use ${token} where you live is for you to find out.`,
    ],
  },
  {
    id: 'risks',
    title: 'Risks of the token',
    blocks: [
      `Acquiring ${token} carries a high risk. You may lose all the money that you put in. Among other things, these risks exist:`,
      {
        points: [
          [
            'Loss of value',
            'The price can fall sharply, quickly and to zero. Nobody guarantees a value, a return or a refund.',
          ],
          ['Liquidity', 'There may be no buyer when you want to sell, or none at a fair price.'],
          ['Costs', 'Network fees, a transaction tax, slippage and price impact reduce what you receive.'],
          ['Supply', 'Large holdings, and tokens that unlock over time, can weigh on the price when they are sold.'],
          [
            'Finality',
            'Blockchain transactions cannot be undone. What goes to a wrong address or a wrong handle is usually lost.',
          ],
          ['Keys', 'Whoever has your recovery phrase or private key has your tokens. Nobody can restore a lost key.'],
          ['Software', 'Smart contracts, wallets, the bot and the portal can contain errors or be attacked.'],
          ['Networks', 'Blockchains can be congested, split, change their rules or stop.'],
          [
            'Platforms',
            'The bot relies on social platforms, which can change their rules, limit it or suspend accounts.',
          ],
          ['Fraud', 'Imitations of the token, the bot, our accounts and this site may exist.'],
          ['Regulation', 'Laws on crypto assets differ, change, and may restrict or prohibit the token or its use.'],
          [
            'Tax',
            'Acquiring, holding, sending or selling tokens may be taxable. You are responsible for your own taxes.',
          ],
          [
            'No protection',
            'Tokens are not deposits. No deposit guarantee or investor compensation scheme covers them.',
          ],
        ],
      },
    ],
  },
  {
    id: 'medallion',
    title: 'The Medallion NFT',
    blocks: [
      'For holders of the Medallion NFT, 20% of company profits are reserved, with dividend rights and governance influence. The site does not sell the NFT. The law where you live may limit who can hold such rights.',
    ],
  },
  {
    id: 'plans',
    title: 'Forward-looking statements',
    blocks: [
      'The roadmap, release dates and everything marked “Coming Soon”, “upcoming”, “planned” or “vision” are statements about the future. They rest on what was expected when they were made. Plans can change or be late.',
      'Where two dates, figures or statuses are stated for the same matter, the site shows both.',
    ],
  },
  {
    id: 'figures',
    title: 'Marketing figures',
    blocks: [
      'Figures about supported chains, fees, availability, speed, error rates, payment times, complexity and banking, and the multi-chain claim, are marketing statements. They cannot be verified from this site. “Audited code” is marked “coming soon”.',
    ],
  },
  {
    id: 'addresses',
    title: 'Contract addresses and copies of the site',
    blocks: [
      `Before every transaction, compare the contract address on this site with the one that your wallet or exchange shows. Never send funds to a contract address. Copies of this site may show other addresses: the real one is at ${host} and nowhere else.`,
    ],
  },
  {
    id: 'own-services',
    title: 'Our other services',
    blocks: [
      `The bot${otherServices} are our own services. They are separate from this site, and any terms shown there apply to them. If a text there contradicts a text here about one of those services, the text there prevails.`,
    ],
  },
  {
    id: 'third-parties',
    title: 'Third-party services',
    blocks: [
      'X, Telegram, decentralised exchanges, block explorers, the company register, wallets and blockchains are run by others. We do not run them, do not control them and are not responsible for them. A link is not a recommendation, and mentioning a name does not mean that its owner knows or supports us.',
    ],
  },
  {
    id: 'acceptable-use',
    title: 'Acceptable use',
    blocks: [
      'You may read the site, link to it and quote from it. You may not use it for any of these:',
      {
        points: [
          [
            'Attacks',
            'disrupting or overloading the site, testing its defences without our consent, or spreading malware through it.',
          ],
          [
            'Deception',
            'presenting a copy as the original, changing the addresses in it, or pretending to act for us.',
          ],
          ['Crime', 'fraud, money laundering, the evasion of sanctions or anything else unlawful.'],
          ['Infringement', 'anything that infringes the rights of other people.'],
        ],
      },
    ],
  },
  {
    id: 'property',
    title: 'Intellectual property',
    blocks: [
      'The texts, the design, the names and the marks on the site belong to us or to those who license them to us. You may use them for personal information and for fair reporting. Any other use needs our consent in writing, unless the law or a published licence allows it. Names and marks of others remain theirs.',
    ],
  },
  {
    id: 'warranty',
    title: 'No warranty',
    blocks: [
      'The site is provided “as is” and “as available”. As far as the law allows, we give no warranty of any kind, express or implied: not that the site is accurate, complete, current, secure or uninterrupted, and not that the token or any service is fit for a purpose.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    blocks: [
      'As far as the law allows, neither we nor the people who work for us are liable for indirect, incidental or consequential loss, or for lost profit, tokens, data or goodwill, that comes from using the site, from relying on it or from being unable to use it, on whatever legal ground.',
      'Nothing in these terms excludes or limits liability that the law does not allow to be excluded or limited, such as liability for intent or fraud.',
    ],
  },
  {
    id: 'indemnity',
    title: 'Indemnity',
    blocks: [
      'If someone makes a claim against us because you broke these terms or the law while using the site, you will compensate us for the reasonable costs and losses that result, as far as you are at fault and the law allows it.',
    ],
  },
  {
    id: 'termination',
    title: 'Termination',
    blocks: [
      'You may stop using the site at any time. We may change it, limit access to it or close it at any time, and exclude anyone who breaks these terms. Sections that by their nature are meant to last, among them those on risks, property, warranty, liability, indemnity and law, remain in force.',
    ],
  },
  {
    id: 'severability',
    title: 'Severability and other general rules',
    blocks: [
      'If part of these terms is invalid, the rest remains in force, and a valid rule that comes closest to the purpose of the invalid part takes its place. These terms are the whole agreement about the site. If we do not enforce a right at once, we do not give it up. You may not transfer your rights under these terms without our consent.',
    ],
  },
  {
    id: 'law',
    title: 'Governing law',
    blocks: [
      `These terms are governed by the laws of ${site.governingLaw}. If you are a consumer, you keep the protection of mandatory rules of the country where you live.`,
    ],
  },
  {
    id: 'disputes',
    title: 'Disputes',
    blocks: [
      'Please write to us first. Disputes that we cannot settle with you are decided by the court named here, unless mandatory law provides for another.',
      'Court: [to be completed: court]',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    blocks: [
      'We may change these terms. The new text appears on this page, with a new date at the top, and applies to your use of the site from then on. If you do not accept it, please stop using the site.',
    ],
  },
  {
    id: 'questions',
    title: 'Contact',
    blocks: [{ text: 'For questions about these terms, write to', email: site.email }],
  },
];
