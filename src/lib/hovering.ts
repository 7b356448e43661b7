interface Pointer {
  pointerType: string;
}

/**
 * Returns an element's handlers for a mouse or a pen that begins or ends to hover over it. A finger counts as hovering for
 * the length of a press: everything would be rendered twice before the press takes effect.
 */
export const hovering = (hover: (on: boolean) => void) => ({
  onPointerEnter: ({ pointerType }: Pointer) => {
    if (pointerType !== 'touch') hover(true);
  },
  onPointerLeave: () => hover(false),
});
