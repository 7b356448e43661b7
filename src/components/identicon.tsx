const SIZE = 5;

/** 32-bit FNV-1a: similar texts get very different hashes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  return value >>> 0;
}

/** Draws a mirrored 5 × 5 grid as one stroked path, always the same for the same text. */
function pathOf(text: string): string {
  const bits = hash(text);
  const middle = Math.ceil(SIZE / 2);
  let path = '';
  for (let y = 0; y < SIZE; y++) {
    const isSet = (x: number) => x < SIZE && (bits >>> (y * middle + Math.min(x, SIZE - 1 - x))) & 1;
    for (let x = 0; x < SIZE; x++) {
      const start = x;
      while (isSet(x)) x++;
      if (x > start) path += `M${start} ${y}h${x - start}`;
    }
  }
  return path;
}

/**
 * A picture computed from an address or a handle, to help tell similar ones apart. It proves nothing: with 15 bits,
 * another address with the same picture is quickly found.
 */
export function Identicon({ of, className = '' }: { of: string; className?: string }) {
  return (
    <svg className={`solid ${className}`} viewBox="-1 -1.5 7 7" aria-hidden="true">
      <path d={pathOf(of)} stroke="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
