import { badLinks } from './bad-links.ts';
import { at, type WrongValue } from './wrong-value.ts';

/** The links to the project’s own services. */
export const wrongLinks: readonly WrongValue[] = [
  ...at('links', [[undefined, /bot, docs, community, profile/]]),
  ...at('links.bot', badLinks),
  ...at('links.docs', badLinks),
  ...at('links.docs', [
    ['http://docs.plumtag-token.io', /https: https:\/\/docs\.plumtag-token\.io$/],
    ['https://docs.plumtag-token.io/a/../b', /normal form: https:\/\/docs\.plumtag-token\.io\/b$/],
    ['https://docs.plumtag-tokem.io', /looks like www\.plumtag-token\.io but is not the same/],
    ['https://docs.plumtagtoken.io', /looks like www\.plumtag-token\.io/],
    ['https://docs.p1umtag-token.com', /looks like www\.plumtag-token\.io/],
    ['https://plumtag-token.io.docs-host.com', /looks like www\.plumtag-token\.io/],
    ['https://docs.xn--plumtg-token-4ib.io', /reads as/],
    ['https://docs.plumtag-token.io/0x6B175474E89094C44Da98b954EedeAC495271d0F', /Leave out “0x6B17/],
    ['https://docs.plumtag-token.io/6B175474E89094C44Da98b954EedeAC495271d0F', /Leave out “6B17/],
    ['https://docs.plumtag-token.io/?a=EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', /Leave out “EPj/],
    ['https://docs.plumtag-token.io/#TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', /Leave out “TR7/],
    ['https://docs.plumtag-token.io/bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', /Leave out “bc1/],
  ]),
  ...at('links.blog', [['https://plumtag-token.io/blog', /Remove it or correct its spelling/]]),
];
