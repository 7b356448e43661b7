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

/** Said by the page once the payment is confirmed; the bot posts no such reply. */
export const paidStatus = `${AMOUNT} is with @${PAYEE}`;
