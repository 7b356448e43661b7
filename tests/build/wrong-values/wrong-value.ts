/** One wrong value in an otherwise good configuration, and the remedy that it has to get. */
export interface WrongValue {
  /** Path of the field. */
  put: string;
  /** The wrong value; `undefined` removes the field. */
  value: unknown;
  /** Path at which the problem is reported, if not `put`. */
  at?: string;
  remedy: RegExp;
}

/** Several wrong values for one field, each with the remedy that it has to get. */
export const at = (put: string, rows: readonly (readonly [value: unknown, remedy: RegExp])[]): WrongValue[] =>
  rows.map(([value, remedy]) => ({ put, value, remedy }));

export const anybodys = /Anybody can get a host below/;
export const looksLike = (service: string) => new RegExp(`looks like ${service}’s but is not`);
