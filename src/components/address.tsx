import './address.css';

/** Splits an address into groups of four; `0x` stays with the first four digits. */
export const groupsOf = (address: string): string[] => address.match(/^0x.{4}|.{1,4}/g) ?? [];

/**
 * Shows an address in groups of alternating tone, none emphasised: whoever compares only the ends is taken in by an
 * address made to look like it (https://support.metamask.io/stay-safe/protect-yourself/wallet-and-hardware/address-poisoning-scams/).
 * The gaps are margins and one click selects everything, so copies are unbroken. All of it is inline, because find on
 * page does not look across inline blocks.
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
