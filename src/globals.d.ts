/** Those of the configured contracts that are demonstration addresses; set when the site is built. */
declare const DEMONSTRATION_CONTRACTS: readonly string[];
/** Whether any value of the configuration is a demonstration; set when the site is built. */
declare const HOLDS_DEMONSTRATION: boolean;
/** What the warning on copies needs, in the boot script alone. */
declare const CLONE_WARNING: import('./loader/clone-warning.ts').CloneWarning;

declare module 'virtual:uno.css';
