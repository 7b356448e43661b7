/** Those of the configured contracts that are demonstration addresses; set when the site is built. */
declare const DEMONSTRATION_CONTRACTS: readonly string[];
/** Whether any value of the configuration is a demonstration; set when the site is built. */
declare const HOLDS_DEMONSTRATION: boolean;

declare module 'virtual:uno.css';
