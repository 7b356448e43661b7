import './address.css';

/** Splits an address into groups of four; `0x` stays with the first four digits. */
export const groupsOf = (address: string): string[] => address.match(/^0x.{4}|.{1,4}/g) ?? [];

/**
 * A ref that extends any selection within an address to all of it, because nobody should paste a part. With only
 * `user-select: all`, a selection that begins beside it takes a part, and in Firefox a double click takes nothing.
 */
export function selectWhole(address: HTMLElement | null) {
  if (!address) return;
  const whole = document.createRange();
  const extend = () => {
    const selection = getSelection();
    if (!selection?.rangeCount) return;
    const range = selection.getRangeAt(0);
    whole.selectNodeContents(address);
    const first = range.compareBoundaryPoints(Range.START_TO_START, whole) < 0 ? range : whole;
    const last = range.compareBoundaryPoints(Range.END_TO_END, whole) > 0 ? range : whole;
    const taken = range.cloneRange();
    if (first === range) taken.setStart(address, 0);
    if (last === range) taken.setEnd(address, address.childNodes.length);
    if (['', address.textContent].includes(String(taken))) return;
    selection.setBaseAndExtent(first.startContainer, first.startOffset, last.endContainer, last.endOffset);
  };
  const events = ['pointerup', 'keyup', 'copy'] as const;
  for (const type of events) document.addEventListener(type, extend);
  address.addEventListener('dblclick', () => getSelection()?.selectAllChildren(address));
  return () => {
    for (const type of events) document.removeEventListener(type, extend);
  };
}

/**
 * Shows an address in groups of alternating tone, none emphasised: whoever compares only the ends is taken in by an
 * address made to look like it (https://support.metamask.io/stay-safe/protect-yourself/wallet-and-hardware/address-poisoning-scams/).
 * The gaps are margins and one click selects everything, so copies are unbroken. All of it is inline, because find on
 * page does not look across inline blocks.
 */
export function Address({ address }: { address: string }) {
  return (
    <code className="address" translate="no" dir="ltr" ref={selectWhole}>
      {groupsOf(address).map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </code>
  );
}
