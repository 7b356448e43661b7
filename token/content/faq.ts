import { site } from '#config/site.ts';
import { formatTokens } from '#lib/format.ts';
import { ticker } from '#lib/names.ts';
import { SLIPPAGE } from './buy.ts';
import { registration } from './company.ts';
import { linkReply, sendCommand, sendReply } from './example.ts';
import { TOTAL_SUPPLY } from './figures.ts';
import { appMvp, chainAmount, coreHolder, ON_BNB_CHAIN } from './differences.ts';
import type { FaqItem, FaqWords } from '#lib/token.ts';

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
    link: { label: 'Open\u00A0the\u00A0bot', href: site.links.bot },
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
    answer: `0% hidden fees. The transaction tax is named here and in the guide: because of it, set slippage to ${SLIPPAGE} when you swap.`,
  },
  {
    question: 'How many tokens are there?',
    answer: `${formatTokens(TOTAL_SUPPLY)} $${ticker}. The split by chain gives Ethereum and BNB Chain ${ON_BNB_CHAIN}* each.`,
    difference: chainAmount,
    link: { label: 'See the tables', section: 'tokenomics' },
  },
  {
    question: 'Was there a presale?',
    answer:
      'Solana, half of the supply: fair launch on a launchpad, no presale or insiders. Ethereum and BNB Chain: stealth launch.',
  },
  {
    question: 'Who gets the airdrop?',
    answer:
      'Core holders: Solana wallets with 1%+* of supply. 10% of the allocation on Ethereum and BNB Chain is reserved for them.',
    difference: coreHolder,
  },
  {
    question: 'What do I get with a Medallion NFT?',
    answer: '20% of company profits are reserved for holders, with dividend rights and governance influence.',
  },
  {
    question: 'When is the mobile app due?',
    answer: 'The plan published before launch has the app MVP, on iOS and Android, in Q2 2026*.',
    difference: appMvp,
    link: { label: 'See the roadmap', section: 'roadmap' },
  },
  {
    question: 'Who is behind the project?',
    answer: `${site.company.legalName ?? `The company behind ${site.product}`}, ${registration}, status Active. The bot${site.links.docs ? ', the portal and the documentation' : ' and the portal'} are its own services.`,
  },
];
