const SIZE = 5;

/** 32-bit FNV-1a, which gives similar texts very different hashes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  return value >>> 0;
}

/** Draws the squares of a mirrored 5 × 5 grid as one path. The same text always gives the same picture. */
function pathOf(text: string): string {
  const bits = hash(text);
  const middle = Math.ceil(SIZE / 2);
  let path = '';
  for (let cell = 0; cell < SIZE * middle; cell++) {
    if (!((bits >>> cell) & 1)) continue;
    const x = cell % middle;
    const y = Math.floor(cell / middle);
    for (const column of new Set([x, SIZE - 1 - x])) path += `M${column} ${y}h1v1h-1z`;
  }
  return path;
}

/**
 * Shows a picture computed from an address or a handle, to help tell similar ones apart. It proves nothing: with 15
 * bits, another address with the same picture is quickly found.
 */
export function Identicon({ of, className = '' }: { of: string; className?: string }) {
  return (
    <svg className={`identicon ${className}`} viewBox="-1 -1 7 7" aria-hidden="true" shapeRendering="crispEdges">
      <path d={pathOf(of)} fill="currentColor" />
    </svg>
  );
}
