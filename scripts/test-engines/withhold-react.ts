/**
 * Runs in the page before its scripts. Withholds messages until the page calls `resumeReact`, and with them a moment which a
 * press would otherwise have to hit by chance.
 *
 * @param from `listening`: React listens on the page, but has not taken it over, because it schedules its work by messages
 *   (https://github.com/facebook/react/blob/main/packages/scheduler/src/forks/Scheduler.js). `start`: the entry script has
 *   been evaluated, and waits for the next task to evaluate React DOM
 */
export function withholdReact(from: 'listening' | 'start' = 'listening'): void {
  const { postMessage } = MessagePort.prototype as unknown as { postMessage: (...words: unknown[]) => void };
  let held: (() => void)[] | null = [];
  MessagePort.prototype.postMessage = function (this: MessagePort, ...words: unknown[]) {
    const post = () => postMessage.apply(this, words);
    const keys = Object.keys(document.getElementById('root') ?? {});
    if (held && (from === 'start' || keys.some((key) => key.startsWith('__reactContainer')))) held.push(post);
    else post();
  };
  Object.assign(globalThis, {
    isWithheld: () => held !== null && held.length > 0,
    resumeReact: () => {
      const posts = held ?? [];
      held = null;
      for (const post of posts) post();
    },
  });
}

/** What `withholdReact` puts into the page. */
type Withheld = typeof globalThis & { isWithheld: () => boolean; resumeReact: () => void };

/** Runs in the page: whether a message waits. */
export const isWithheld = (): boolean => (globalThis as Withheld).isWithheld();

/** Runs in the page: lets React go on. */
export const resumeReact = (): void => (globalThis as Withheld).resumeReact();

/** Runs in the page: whether React listens on it but has not rendered it yet. */
export const isTakingOver = (): boolean => {
  const root = document.getElementById('root')!;
  const [own, below] = [root, root.lastElementChild!].map((element) => Object.keys(element).join()) as [string, string];
  return own.includes('__reactContainer') && !below.includes('__reactFiber');
};
