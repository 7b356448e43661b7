import { site } from 'virtual:site';

/** Handles in every example, without the `@`: the bot, the payer and the payee. */
export const BOT = site.botHandle;
export const PAYER = 'leo';
export const PAYEE = 'ana';
export const AMOUNT = '0.05 SOL';

/** The commands that a visitor posts. */
export const linkCommand = `@${BOT} link`;
export const sendCommand = `@${BOT} send ${AMOUNT} to @${PAYEE}`;

/** The bot's only two replies: before a wallet is linked, and to a send command. */
export const linkReply = 'Please visit the link in bio.';
export const sendReply = 'Follow the link in bio to confirm.';

/** What the portal asks the payer to sign. No fee, balance, hash or time, because nobody has stated any. */
export const confirmation = {
  title: 'Portal',
  mark: 'Example',
  rows: [
    { label: 'To', value: `@${PAYEE}`, person: PAYEE },
    { label: 'Amount', value: `${AMOUNT} on Solana`, icon: 'solana' },
  ],
  sign: 'Sign',
} as const;

/** Shown by the page once the payment is confirmed; the bot posts no such reply. */
export const receipt = { amount: AMOUNT, text: `is with @${PAYEE}`, person: PAYEE };
