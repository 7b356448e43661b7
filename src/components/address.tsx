/** An address in parts that the eye can compare: `0x` with the first four digits, then fours; any other in fours. */
export const groupsOf = (address: string): string[] => address.match(/^0x.{4}|.{1,4}/g) ?? [];

/**
 * An address in groups that the eye can compare. The gaps are margins, so that selecting it by hand copies it unbroken.
 */
export function Address({ address }: { address: string }) {
  const groups = groupsOf(address);
  return (
    <code className="address" translate="no">
      {groups.map((group, index) => (
        <span key={index} className={index % (groups.length - 1) ? 'address-group' : 'address-group address-end'}>
          {group}
        </span>
      ))}
    </code>
  );
}
