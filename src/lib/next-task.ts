/**
 * Calls `work` in a task of its own, before which browsers paint what a press has changed. A message, because timers are
 * slowed down in a hidden tab.
 */
export function nextTask(work: () => void): void {
  if (!globalThis.MessageChannel) {
    setTimeout(work);
    return;
  }
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', work, { once: true });
  port1.start();
  port2.postMessage(null);
}
