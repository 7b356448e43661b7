import { site } from '#config/site.ts';
import { formatTokens } from '#config/format.ts';
import { ticker } from '#config/names.ts';
import { SLIPPAGE } from './buy.ts';
import { registration } from './company.ts';
import { linkReply, sendCommand, sendReply } from './example.ts';
import { TOTAL_SUPPLY } from './figures.ts';
import { ON_BNB_CHAIN } from './differences.ts';
import type { FaqItem, FaqWords } from '#shape/token.ts';

const { links } = site;
const { legalName } = site.company;

export const faq = {
  title: 'Questions before you buy',
  lead: 'Ask us in',
  chat: 'the community chat',
} satisfies FaqWords;

export const faqItems: readonly FaqItem[] = [
  {
    question: `What is ${site.product}?`,
    answer: `A social-payment protocol that bridges fintech and social finance: tag the bot on X or Telegram with an amount, then confirm. $${ticker} is its token.`,
    link: { label: 'See how it works', section: 'how-it-works' },
  },
  {
    question: 'How do I send a payment?',
    answer: `Post “${sendCommand}”. The bot replies “${sendReply}” You sign each transfer in the portal.`,
    link: { label: 'Open\u00A0the\u00A0bot', href: links.bot },
  },
  {
    question: 'Do I have to link my wallet first?',
    answer: `Yes. Wallets must be manually linked to verified social handles. Until yours is, the bot replies “${linkReply}”`,
  },
  {
    question: 'Which contract is the right one?',
    answer: 'There are two, on Solana and on BNB Chain. This site names no contract on Ethereum.',
    link: { label: 'Compare the contracts', section: 'contracts' },
  },
  {
    question: 'What do I need to buy on BNB Chain?',
    answer: 'MetaMask or Trust Wallet, and BNB for the swap and the network fee.',
    link: { label: 'Follow the guide', section: 'buy' },
  },
  {
    question: 'What about fees and the transaction tax?',
    answer: `0% hidden fees. Swaps on BNB Chain carry a transaction tax, so set slippage to ${SLIPPAGE}.`,
  },
  {
    question: 'How many tokens are there?',
    answer: `${formatTokens(TOTAL_SUPPLY)} $${ticker}: half on Solana, ${ON_BNB_CHAIN}* each on Ethereum and BNB Chain.`,
    difference: 'chain-amount',
    link: { label: 'See the table', section: 'tokenomics' },
  },
  {
    question: 'Was there a presale?',
    answer:
      'Solana, half of the supply: no presale or insiders, but a fair launch on a launchpad. Ethereum and BNB Chain: stealth launch.',
  },
  {
    question: 'Who gets the airdrop?',
    answer:
      'Core holders: Solana wallets with 1%+* of supply. 10% of the allocation on Ethereum and BNB Chain is reserved for them.',
    difference: 'core-holder',
  },
  {
    question: 'What do I get with a Medallion NFT?',
    answer: '20% of company profits are reserved for holders, with dividend rights and governance influence.',
  },
  {
    question: 'When is the mobile app due?',
    answer: 'The app MVP, on iOS and Android, is planned for Q2 2026*.',
    difference: 'app-mvp',
    link: { label: 'See the roadmap', section: 'roadmap' },
  },
  {
    question: 'Who is behind the project?',
    answer: `${legalName ? `${legalName}, ` : 'A company '}${registration}, status Active. The bot${links.docs ? ', the portal and the documentation' : ' and the portal'} belong to the project.`,
  },
];
