/** The active configuration, loaded and checked once: see `site-build/site-file/load.ts`. */
declare module 'virtual:site' {
  /** What pages show. */
  export const site: Pick<
    import('./site-config.ts').CheckedSite,
    (typeof import('./site-config.ts').PAGE_VALUES)[number]
  >;
  /** Everything, for the Worker and for tests. */
  export const settings: import('./site-config.ts').CheckedSite;
}
