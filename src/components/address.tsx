import './address.css';

/** Splits an address into groups of four that are easy to compare; `0x` stays with the first four digits. */
const groupsOf = (address: string): string[] => address.match(/^0x.{4}|.{1,4}/g) ?? [];

/**
 * Shows an address in groups that are easy to compare. The gaps are margins and one click selects everything, so a
 * selection copies it unbroken.
 */
export function Address({ address }: { address: string }) {
  return (
    <code className="address" translate="no" dir="ltr">
      {groupsOf(address).map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </code>
  );
}
