import { formatTokens } from '#config/format.ts';
import { companyName, registration } from './company.ts';
import { sendCommand } from './example.ts';
import { TOTAL_SUPPLY } from './figures.ts';
import type { FaqItem, FaqWords } from '#shape/token.ts';

export const faq = {
  title: 'Before you tip',
  lead: 'Something else? Ask in',
  chat: 'the chat',
} satisfies FaqWords;

export const faqItems: readonly FaqItem[] = [
  {
    question: 'How do I tip somebody?',
    answer: `Post “${sendCommand}”, follow the link in the bot’s bio, and sign.`,
    link: { label: 'See each step', section: 'how-it-works' },
  },
  {
    question: 'What happens if the author has never heard of this bot and has not linked a wallet?',
    /** Eighty words. */
    answer:
      'The bot answers below your post and asks the author to link a wallet. Until they have, nothing is sent: the amount stays in your wallet, no tokens are locked, and there is nothing to take back. Once the author has linked one, the bot sends you a message, and you sign the tip or let it go. If they never answer, the tip lapses after thirty days, and you can simply post it again whenever you feel like it.',
  },
  {
    question: 'How many tokens are there?',
    answer: `${formatTokens(TOTAL_SUPPLY)}, half on each chain.`,
    link: { label: 'See where they go', section: 'tokenomics' },
  },
  {
    /** A word of 34 letters, and one with soft hyphens. */
    question: 'May a handle be supercalifragilisticexpialidocious, or a Rind\u00ADfleisch\u00ADetikettierung?',
    answer: 'Yes, where the platform allows it:\n– on X, fifteen letters\n– on Telegram, thirty-two',
  },
  {
    question: 'Is it an investment?',
    answer: 'No. The token is for tips, it pays nothing to those who hold it, and it can lose all of its value.',
  },
  {
    question: 'Who runs it?',
    answer: `${companyName}, ${registration}.`,
  },
];
