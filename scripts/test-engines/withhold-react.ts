/**
 * Runs in the page before its scripts. Withholds the messages by which React schedules its work
 * (https://github.com/facebook/react/blob/main/packages/scheduler/src/forks/Scheduler.js) until the page calls
 * `resumeReact`: meanwhile React listens on the page but has not taken it over, a moment which a press would otherwise
 * have to hit by chance.
 */
export function withholdReact(): void {
  const { postMessage } = MessagePort.prototype as unknown as { postMessage: (...words: unknown[]) => void };
  let held: (() => void)[] | null = [];
  MessagePort.prototype.postMessage = function (this: MessagePort, ...words: unknown[]) {
    const post = () => postMessage.apply(this, words);
    if (held) held.push(post);
    else post();
  };
  Object.assign(globalThis, {
    resumeReact: () => {
      const posts = held ?? [];
      held = null;
      for (const post of posts) post();
    },
  });
}

/** Runs in the page: lets React go on. */
export const resumeReact = (): void => (globalThis as unknown as { resumeReact: () => void }).resumeReact();

/** Runs in the page: whether React listens on it but has not rendered it yet. */
export const isTakingOver = (): boolean => {
  const root = document.getElementById('root')!;
  const [own, below] = [root, root.lastElementChild!].map((element) => Object.keys(element).join()) as [string, string];
  return own.includes('__reactContainer') && !below.includes('__reactFiber');
};
