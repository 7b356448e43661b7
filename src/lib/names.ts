import { site } from 'virtual:site';

/** The token after `$`, and in a pair: its symbol, or without one the product's name. */
export const ticker = site.symbol ?? site.product;
