import { site } from 'virtual:site';

/** Handle of the bot in every example, without the `@`. */
export const BOT = site.botHandle;
/** Handle of the payer in the examples, without the `@`. */
export const PAYER = 'leo';
/** Handle of the payee in the examples, without the `@`. */
export const PAYEE = 'ana';
/** The amount that the examples send. */
export const AMOUNT = '0.05 SOL';

/** The commands that a visitor posts. */
export const linkCommand = `@${BOT} link`;
export const sendCommand = `@${BOT} send ${AMOUNT} to @${PAYEE}`;

/** The bot's only two replies: before a wallet is linked, and to a send command. */
export const linkReply = 'Please visit the link in bio.';
export const sendReply = 'Follow the link in bio to confirm.';

/** What the portal asks the payer to sign. Nobody has stated a fee, a balance, a hash or a time, so it shows none. */
export const confirmation = {
  title: 'Portal',
  mark: 'Example',
  rows: [
    { label: 'To', value: `@${PAYEE}`, person: PAYEE },
    { label: 'Amount', value: AMOUNT },
    { label: 'Chain', value: 'Solana', icon: 'solana' },
  ],
  sign: 'Sign',
} as const;

/** Said by the page once the payment is confirmed; the bot posts no such reply. */
export const receipt = { amount: AMOUNT, text: `is with @${PAYEE}`, person: PAYEE };
