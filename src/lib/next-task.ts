/**
 * Calls `work` in a task of its own. After a press, Chromium paints first. Uses a message, because timers are slowed down in
 * a hidden tab.
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
