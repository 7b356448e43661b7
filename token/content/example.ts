import { site } from '#config/site.ts';

/** Handles in every example, without the `@`: the bot, the payer and the payee. */
export const BOT = site.botHandle;
export const PAYER = 'leo';
export const PAYEE = 'ana';
/** The payer's name in handwriting: an SVG path on a grid of 240 × 90. Null sets the name in the site's type. */
export const SIGNATURE: string | null =
  'M14 66C40 58 66 20 58 10 50 2 38 34 42 58c2 12 14 12 24 4 12-10 20-26 10-28-10-1-14 16-8 26 6 9 20 6 30-4 6-6 8-18 18-20-12 0-18 22-8 27 14 5 22-22 8-27 8 8 30 12 52 2 18-8 40-12 56-8';
export const AMOUNT = '0.05 SOL';

/** The commands that a visitor posts. */
export const linkCommand = `@${BOT} link`;
export const sendCommand = `@${BOT} send ${AMOUNT} to @${PAYEE}`;

/** The bot's only two replies: before a wallet is linked, and to a send command. */
export const linkReply = 'Please visit the link in bio.';
export const sendReply = 'Follow the link in bio to confirm.';

/** What the portal asks the payer to sign. No fee, balance, hash or time, because nobody has stated any. */
export const confirmation = {
  titles: ['Portal', 'Example'],
  rows: [
    { label: 'To', value: `@${PAYEE}`, person: PAYEE },
    { label: 'Amount', value: `${AMOUNT} on Solana`, icon: 'solana' },
  ],
  sign: 'Sign',
} as const;

/** Shown by the page once the payment is confirmed; the bot posts no such reply. */
export const receipt = { amount: AMOUNT, text: `sent to @${PAYEE}`, person: PAYEE };
