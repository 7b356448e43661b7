import { site as plumtag } from '../build/fixtures/plumtag.ts';

/** A made-up token under a domain without `www`, which the operator would have to redirect. */
export const site = { ...plumtag, origin: 'https://plumtag-token.io', hstsPreload: true };
