const DIGITS = '0123456789abcdefABCDEF';
const OTHERS = '8772965134edebceE800FE';

/** The hex digit that is most easily taken for `digit`, and is another one. */
export const lookalike = (digit: string): string => OTHERS[DIGITS.indexOf(digit)]!;
