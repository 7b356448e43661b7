/** The configuration in force, evaluated and checked once; `site-build/config/load.ts` says how. */
declare module 'virtual:site' {
  export const site: import('./site-config.ts').CheckedSite;
}
