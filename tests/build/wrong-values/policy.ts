import { at, type WrongValue } from './wrong-value.ts';

const expired = /before the year 2100/;

/** What the site promises to browsers and to researchers. */
export const wrongPolicy: readonly WrongValue[] = [
  ...at('hstsPreload', [
    ['true', /without quotes/],
    [undefined, /true or false/],
  ]),
  ...at('securityTxt', [[undefined, /keys expires/]]),
  ...at('securityTxt.expires', [
    ['2027-06-30', expired],
    ['2027-06-31T12:00:00Z', expired],
    ['2027-06-30T12:00:00+02:00', expired],
    ['9999-12-31T23:59:59Z', expired],
    ['2100-01-01T00:00:00Z', expired],
    ['0000-01-01T00:00:00Z', expired],
  ]),
];
