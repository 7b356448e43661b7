import { at, type WrongValue } from './wrong-value.ts';

/** The company, its law, and the review of the texts. */
export const wrongCompany: readonly WrongValue[] = [
  ...['legalName', 'state', 'fileNumber'].flatMap((key) =>
    at(`company.${key}`, [
      ['', /in quotes/],
      [7, /in quotes/],
      ['<b>Wyoming</b>', /without angle brackets/],
      ['Wуoming', /only looks like one/],
      ['Wyoming\u202e', /without angle brackets|white space/],
      ['Wyo\u00adming', /without angle brackets/],
      ['Ｗyoming', /without angle brackets/],
      ['Wyomıng', /without angle brackets/],
      ['Wyoming 1 ', /white space around it: Wyoming 1$/],
      ['a'.repeat(81), /Shorten it to \d\d characters/],
    ]),
  ),
  ...at('company.legalName', [['Pay 0x6B175474E89094C44Da98b954EedeAC495271d0F', /looks like an address/]]),
  ...at('company.fileNumber', [['plumtag.eth', /looks like an address/]]),
  ...at('company.incorporated', [
    ['3 February 2026', /YYYY-MM-DD/],
    ['2026-02-30', /real date/],
    ['0000-01-01', /between 1900 and 2099/],
    ['0001-01-01', /between 1900 and 2099/],
    ['1066-10-14', /between 1900 and 2099/],
    ['9999-12-31', /between 1900 and 2099/],
    ['+275760-09-13', /between 1900 and 2099/],
    [20260203, /in quotes/],
  ]),
  ...at('governingLaw', [
    ['', /in quotes/],
    ['<i>Wyoming</i>', /without angle brackets/],
    ['the State of Wуoming', /only looks like one/],
    ['[to be completed: law]', /plain punctuation/],
  ]),
  ...at('contentReviewed', [
    ['yes', /YYYY-MM-DD/],
    [true, /YYYY-MM-DD/],
    ['2026-13-01', /real date/],
    ['0000-01-01', /since 2025/],
  ]),
];
