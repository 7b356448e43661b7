import { FIELDS } from '../../../site-build/plugins/lean-react.ts';
import { expect, test } from '../support.ts';

test('nothing in the browser has the name of a field that the build renames in React DOM', async ({ page }) => {
  await page.goto('/');
  const { names, known } = await page.evaluate(() => {
    const objects = Object.getOwnPropertyNames(window).flatMap((name) => {
      // `USBInterface.alternate`: React DOM never meets one.
      if (name.startsWith('USB')) return [];
      const value: unknown = Reflect.get(window, name);
      if (typeof value !== 'function') return [];
      const { prototype } = value as { prototype?: object };
      return prototype ? [value, prototype] : [value];
    });
    const all = new Set([window, document, ...objects].flatMap((object) => Object.getOwnPropertyNames(object)));
    return { names: [...all], known: ['nextSibling', 'childNodes', 'showModal'].every((name) => all.has(name)) };
  });
  expect(known).toBe(true);
  expect(FIELDS.filter((field) => names.includes(field))).toEqual([]);
});
