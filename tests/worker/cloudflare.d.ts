/** What the tests use of the module that workerd provides. */
declare module 'cloudflare:workers' {
  interface Fetcher {
    fetch: (input: string | Request, init?: RequestInit) => Promise<Response>;
  }
  /** The Worker under test, entered past the asset router. */
  export const exports: { default: Fetcher };
  export const env: { ASSETS: Fetcher };
}
