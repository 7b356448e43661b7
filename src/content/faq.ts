import { site } from 'virtual:site';
import { formatDay, formatTokens } from '../lib/format.ts';
import { TOTAL_SUPPLY } from './figures.ts';

export interface FaqItem {
  question: string;
  answer: string;
}

export const faq = {
  title: 'Asked before buying',
  lead: 'Not answered here? Ask in the community chat.',
};

const { state, incorporated, fileNumber } = site.company;

export const faqItems: readonly FaqItem[] = [
  {
    question: `What is ${site.product}?`,
    answer:
      'A social-payment protocol. You tag a bot on X or Telegram with an amount, a coin and a handle, and crypto moves to the person behind that handle.',
  },
  {
    question: 'How do I send a payment?',
    answer:
      'Post a command such as “@bot send 0.05 SOL to @ana”. The bot replies with the way to confirm: follow the link in its bio and sign the transaction in the portal.',
  },
  {
    question: 'Do I have to link my wallet first?',
    answer:
      'Yes. Wallets must be manually linked to verified social handles. Post the link command to the bot and follow the link in its bio.',
  },
  {
    question: 'Does anything move without my signature?',
    answer: 'No. A command only prepares a transfer. You confirm it by signing in the portal.',
  },
  {
    question: 'Which contract address is the right one?',
    answer:
      'The two on this page: one on Solana, one on BNB Chain. They are the token’s contracts, so compare them, but never send funds to them.',
  },
  {
    question: 'How do I buy on BNB Chain?',
    answer:
      'With MetaMask or Trust Wallet on a decentralised exchange. Set slippage to 5% because of a transaction tax; if a swap fails, increase it slightly and try again. The buying guide has all seven steps.',
  },
  {
    question: 'What is the total supply?',
    answer: `${formatTokens(TOTAL_SUPPLY)} $${site.product}: 50% on Solana, 25% on Ethereum and 25% on BNB Chain.`,
  },
  {
    question: 'Was there a presale?',
    answer:
      'Not on Solana: that half is a fair launch on a launchpad, with no presale or insiders. Ethereum and BNB Chain are stealth launches.',
  },
  {
    question: 'Who gets the airdrop?',
    answer:
      'Core holders: Solana wallets with 1%+ of supply. 10% of the Ethereum and BNB Chain allocation is reserved for them.',
  },
  {
    question: 'What does a Medallion NFT give its holder?',
    answer: '20% of company profits are reserved for holders, with dividend rights and governance influence.',
  },
  {
    question: 'When does the mobile app come?',
    answer: 'The app MVP for iOS and Android is planned for Q2 2026.',
  },
  {
    question: 'Who is behind the project?',
    answer: `A company incorporated in ${state} on ${formatDay(incorporated)}, file number ${fileNumber}, status Active.`,
  },
];
