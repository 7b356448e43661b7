/** Types for the part of workerd's own module that the tests use. */
declare module 'cloudflare:workers' {
  interface Fetcher {
    fetch: (input: string | Request, init?: RequestInit) => Promise<Response>;
  }
  /** The Worker under test, entered past the asset router. */
  export const exports: { default: Fetcher };
  export const env: { ASSETS: Fetcher };
}
