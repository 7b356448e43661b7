import { site } from 'virtual:site';

/** Handle of the bot in every example, without the `@`. */
export const BOT = site.botHandle;
/** Handle of the person who pays in the examples, without the `@`. */
export const PAYER = 'leo';
/** Handle of the person who is paid in the examples, without the `@`. */
export const PAYEE = 'ana';
/** What the examples send. */
export const AMOUNT = '0.05 SOL';

/** The commands that a visitor posts. */
export const linkCommand = `@${BOT} link`;
export const sendCommand = `@${BOT} send ${AMOUNT} to @${PAYEE}`;

/** The bot's only two replies: before a wallet is linked, and to a send command. */
export const linkReply = 'Please visit the link in bio.';
export const sendReply = 'Follow the link in bio to confirm.';

/** What the page itself says once the payment is confirmed: the bot posts nothing of the kind. */
export const paidStatus = `${AMOUNT} is with @${PAYEE}`;
