import { site as plumtag } from '../build/fixtures/plumtag.ts';

/** A made-up token at a subdomain, so that the operator has no `www` to redirect; `token.jsonc` has the same values. */
export const site = { ...plumtag, origin: 'https://plumtag-token.io', hstsPreload: true };
