import { hydrated } from '../../../scripts/lib/page.ts';
import { expect, test } from '../support.ts';

test('React listens to the events that the page uses, and to nothing that fires at each scroll or touch', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const devtools = await page.context().newCDPSession(page);
  const listenersOf = async (expression: string): Promise<string[]> => {
    const { result } = await devtools.send('Runtime.evaluate', { expression });
    const { listeners } = await devtools.send('DOMDebugger.getEventListeners', { objectId: result.objectId! });
    return [...new Set(listeners.map(({ type }) => type))].toSorted();
  };
  expect(await listenersOf('document.getElementById("root")')).toEqual(['change', 'click', 'input']);
  expect(await listenersOf('document')).toEqual([]);
});
