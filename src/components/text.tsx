import { partsOf } from '../lib/values.ts';

/**
 * A text that may contain values of the facts: the register's number, days, hosts, amounts. No line breaks inside one,
 * except in windows too narrow for the longest.
 */
export function Text({ children }: { children: string }) {
  return partsOf(children).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="min-[22.5em]:whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
