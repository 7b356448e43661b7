import { at, type WrongValue } from './wrong-value.ts';

/** The token, its brand, its swap link, and a field that does not exist. */
export const wrongToken: readonly WrongValue[] = [
  ...at('product', [
    ['', /name, without \$ or #/],
    [undefined, /name, without \$ or #/],
    [7, /name, without \$ or #/],
    ['$Plumtag', /Leave out the sign.*: Plumtag$/],
    ['#Plumtag', /Leave out the sign.*: Plumtag$/],
    [' Plumtag', /white space around it: Plumtag$/],
    ['Plumtagplumtagplu', /16 characters/],
    ['Plum & Tag', /Latin letters and digits/],
    ['Plum</script>', /Latin letters and digits/],
    ['Plum"tag', /Latin letters and digits/],
    ['Plum  tag', /single spaces/],
    ['Plum\ntag', /Latin letters and digits/],
    ['Слива', /Latin letters and digits/],
    ['Plumtаg', /Latin letters and digits/],
    ['Plum\u202etag', /Latin letters and digits/],
    ['Plum\u200btag', /Latin letters and digits/],
    ['Ｐlumtag', /Latin letters and digits/],
  ]),
  ...at('symbol', [
    ['', /symbol in quotes/],
    [7, /symbol in quotes/],
    ['$PLUM', /Leave out the sign: PLUM$/],
    ['PLUM TAG', /letters and digits/],
    ['PLUМ', /letters and digits/],
    ['<b>', /letters and digits/],
    ['P'.repeat(21), /letters and digits/],
  ]),
  ...at('decimals', [
    ['18', /number of decimals/],
    [-1, /number of decimals/],
    [1.5, /number of decimals/],
    [37, /number of decimals/],
  ]),
  ...at('swap', [['WBNB', /keys pair/]]),
  ...at('swap.pair', [
    ['BUSD', /"WBNB"/],
    [undefined, /"WBNB"/],
  ]),
  ...at('brand.ink', [
    ['black', /six hex digits/],
    ['#123', /six hex digits/],
    ['#FFFFFF', /Swap them/],
  ]),
  ...at('brand.paper', [[undefined, /six hex digits/]]),
  ...at('brand.signal', [['#14102b;}', /six hex digits/]]),
  ...at('brand.accent', [['#8FE3FF', /Remove it/]]),
  ...at('prodcut', [['Plumtag', /correct its spelling/]]),
];
