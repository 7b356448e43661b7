/**
 * The oldest engines in which everything works; others get a readable page. README.md names them, and `lib` in
 * src/tsconfig.json follows them.
 */
export const ENGINES = ['safari15.4', 'ios15.4', 'chrome100', 'firefox100'];
