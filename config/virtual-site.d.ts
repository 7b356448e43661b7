/** The active configuration, loaded and checked once: see `site-build/site-file/load.ts`. */
declare module 'virtual:site' {
  export const site: import('./site-config.ts').CheckedSite;
}
