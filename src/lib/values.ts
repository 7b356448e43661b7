import { site } from '../../config/site.ts';
import { formatDay, formatLink } from '../../config/format.ts';
import { readable, ticker } from '../../config/names.ts';

const { company, email, links, origin } = site;
const addresses = [...Object.values(links), origin].filter((url) => url !== null).map(formatLink);
const facts = [company.fileNumber, formatDay(company.incorporated), ...[email, ...addresses].map(readable)];

const literal = (text: string): string => text.replace(/[^\w ]/g, String.raw`\$&`);
const UNIT = String.raw`\$?(?:${literal(ticker)}|[A-Z]{3,}\b)`;
const VALUE = RegExp(String.raw`(${facts.map(literal).join('|')}|\d[\d.,]* ${UNIT})`);

/** A text in parts: at each odd place a value that no line should break inside, a fact or an amount with its unit. */
export const partsOf = (text: string): string[] => text.split(VALUE);
