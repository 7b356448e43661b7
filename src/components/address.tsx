import './address.css';

/** Splits an address into groups of four that are easy to compare; `0x` stays with the first four digits. */
const groupsOf = (address: string): string[] => address.match(/^0x.{4}|.{1,4}/g) ?? [];

/** A ref for an address: in Firefox, the second click of a double one would clear what the first has selected. */
export const keepSelected = (address: HTMLElement | null) =>
  address?.addEventListener('dblclick', () => getSelection()?.selectAllChildren(address));

/**
 * Shows an address in groups that are easy to compare. The gaps are margins and one click selects everything, so a
 * selection copies it unbroken.
 */
export function Address({ address }: { address: string }) {
  return (
    <code className="address" translate="no" dir="ltr" ref={keepSelected}>
      {groupsOf(address).map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </code>
  );
}
