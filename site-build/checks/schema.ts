import { z } from 'zod';
import type { Problem } from '../problems.ts';

/** A text that passes `test`, or else the remedy. */
export const text = (test: (value: string) => boolean, remedy: string) => z.string(remedy).refine(test, remedy);
/** A number that passes `test`, or else the remedy. */
export const number = (test: (value: number) => boolean, remedy: string) => z.number(remedy).refine(test, remedy);

/** Formats `['contracts', 1, 'address']` as `contracts[1].address`. */
const pathOf = (keys: readonly PropertyKey[]): string =>
  keys.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at > 0 ? '.' : ''}${String(key)}`)).join('');

const valueAt = (value: unknown, keys: readonly PropertyKey[]): unknown =>
  keys.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

/** Everything in a file's value that its schema refuses; the messages are the remedies. */
export function problemsIn(file: string, value: unknown, schema: z.ZodType): Problem[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).flatMap((issue) => {
    const isUnknown = issue.code === 'unrecognized_keys';
    const paths = isUnknown ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    const remedy = isUnknown ? 'There is no such fact: it is misspelt, or in the wrong place.' : issue.message;
    return paths.map((path) => ({ file, path: pathOf(path), value: valueAt(value, path), remedy }));
  });
}
