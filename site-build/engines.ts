/**
 * The oldest engines in which everything works. Those that cannot compare widths in media queries get a phone's page
 * without the bar, and those without cascade layers, the bare document. README.md names the engines, and `lib` in
 * src/tsconfig.json follows them.
 */
export const ENGINES = ['safari16.4', 'ios16.4', 'chrome111', 'firefox115'];
