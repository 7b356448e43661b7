import { site } from './site.ts';
import { inLetters } from './format.ts';

/** The token after `$`, and in a pair: its symbol, or without one the product's name. */
export const ticker = site.symbol ?? site.product;

/** An address as people read it: the hosts that the operator has confirmed, in their own letters. */
export const readable = (address: string): string => inLetters(address, site.internationalisedHosts);

/** The site's own host, as people read it. */
export const host = readable(new URL(site.origin).host);
