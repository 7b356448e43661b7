/**
 * The oldest engines in which everything works; others get a readable page. README.md names them, and `lib` in
 * src/tsconfig.json follows them.
 */
export const ENGINES = ['safari16.4', 'ios16.4', 'chrome111', 'firefox115'];
