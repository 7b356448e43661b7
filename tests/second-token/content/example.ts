import { site } from '#config/site.ts';

export const BOT = site.botHandle;
export const PAYER = 'maintainer_of_it';
export const PAYEE = 'jo';
export const SIGNATURE: string | null = null;
export const AMOUNT = '1250 KVT';

export const sendCommand = `@${BOT} tip ${AMOUNT} to @${PAYEE} for the patch that closes the oldest issue of all`;
export const sendReply = 'Sign it: the link is in the bio.';

export const confirmation = {
  titles: ['To sign', 'Example'],
  rows: [
    { label: 'Author', value: `@${PAYEE}`, person: PAYEE },
    { label: 'Tip', value: `${AMOUNT} on BNB Chain`, icon: 'bnb' },
    { label: 'For', value: 'The patch', icon: 'tag' },
  ],
  sign: 'Sign the tip',
} as const;

export const receipt = { amount: AMOUNT, text: `thanked @${PAYEE}`, person: PAYEE };
