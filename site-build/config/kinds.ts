import { exampleValues } from '../../config/demonstration.ts';
import { gap } from '../../config/gaps.ts';
import { accountReason, chatReason, profileReason } from './accounts.ts';
import {
  bareHostReason,
  DIGIT,
  emailReason,
  handleReason,
  lineReason,
  nameReason,
  symbolReason,
  type TextKind,
} from './fields.ts';
import { asHttps, linkReason, originReason, urlReason } from './urls.ts';

const STATE_LENGTH = 40;
const NAME_LENGTH = 80;
const NUMBER_LENGTH = 32;
const withoutSign = (value: string): string => value.replace(/^[$#@]+/, '').trim();
const trimmed = (value: string): string => value.trim();
const lawReason = lineReason(NAME_LENGTH);
/** The governing law's demonstration value is a gap, which is not allowed in a plain line. */
const LAW_GAP = gap('governing law');

/** The kinds of text in the configuration, with an example of each that passes. */
export const kinds = {
  product: {
    expected: 'Write the product’s name, without $ or #',
    example: 'YourToken',
    reasonOf: nameReason,
    correct: withoutSign,
  },
  symbol: {
    expected: 'Write the token’s symbol in quotes, or null',
    example: 'TOKEN',
    reasonOf: symbolReason,
    correct: withoutSign,
  },
  origin: {
    expected: 'Write the site’s origin in quotes',
    example: exampleValues.origin,
    reasonOf: originReason,
    correct: (value) => asHttps(value) && new URL(asHttps(value)).origin,
  },
  bot: {
    expected: 'Write the URL of the bot’s page in quotes',
    example: exampleValues.bot,
    reasonOf: (value) => urlReason(value) ?? accountReason(value, true) ?? linkReason(value),
    correct: asHttps,
  },
  docs: {
    expected: 'Write the URL of the documentation in quotes',
    example: exampleValues.docs,
    reasonOf: (value) => urlReason(value) ?? accountReason(value) ?? linkReason(value),
    correct: asHttps,
  },
  community: {
    expected: 'Write the URL of the Telegram chat in quotes',
    example: exampleValues.community,
    reasonOf: chatReason,
    correct: asHttps,
  },
  profile: {
    expected: 'Write the URL of the X profile in quotes',
    example: exampleValues.profile,
    reasonOf: profileReason,
    correct: asHttps,
  },
  botHandle: {
    expected: 'Write the bot’s handle in quotes, without @',
    example: exampleValues.botHandle,
    reasonOf: handleReason,
    correct: withoutSign,
  },
  email: {
    expected: 'Write an email address in quotes',
    example: exampleValues.email,
    reasonOf: emailReason,
    correct: trimmed,
  },
  legalName: {
    expected: 'Write the company’s name as its register prints it, in quotes, or null',
    example: exampleValues.legalName,
    reasonOf: lineReason(NAME_LENGTH),
    correct: trimmed,
  },
  state: {
    expected: 'Write the state of incorporation in quotes',
    example: 'Wyoming',
    reasonOf: lineReason(STATE_LENGTH),
    correct: trimmed,
  },
  fileNumber: {
    expected: 'Write the register’s file number in quotes',
    example: '2026-001234567',
    reasonOf: lineReason(NUMBER_LENGTH, DIGIT),
    correct: trimmed,
  },
  governingLaw: {
    expected: 'Write what completes “governed by the laws of …”, in quotes',
    example: 'the State of Wyoming, United States',
    reasonOf: (value) => (value === LAW_GAP ? null : lawReason(value)),
    correct: trimmed,
  },
  previewHost: { expected: 'Write each host in quotes', example: 'your-token.pages.dev', reasonOf: bareHostReason },
  // Which host is right depends on the other values.
  confirmedHost: { expected: 'Write each host in quotes', example: null, reasonOf: bareHostReason },
} as const satisfies Record<string, TextKind>;
