/** The configured contracts that are demonstration addresses; set by the build. */
declare const DEMONSTRATION_CONTRACTS: readonly string[];
/** Whether any value of the configuration is a demonstration; set by the build. */
declare const HOLDS_DEMONSTRATION: boolean;

declare module 'virtual:uno.css';
