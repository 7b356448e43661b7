type Listeners = {
  readonly [Type in keyof GlobalEventHandlersEventMap]?: (event: GlobalEventHandlersEventMap[Type]) => void;
};

/**
 * Returns a ref that listens to events on its element. React listens at the root, in two phases: for handlers of pointers
 * and of focus, it would run at least eight times at every press on the page.
 */
export const listening = (listeners: Listeners) => (element: Element | null) => {
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of entries) element?.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of entries) element?.removeEventListener(type, listener);
  };
};
