import type { Locator, Page } from 'playwright/test';
import { chains } from '../../config/chains.ts';
import { tagOf } from '../../config/format.ts';
import { ticker } from '../../config/names.ts';
import { site } from '../../config/site.ts';
import { DESKTOP, expect, IN_MOTION, PHONE, test } from '../lib/browser-test.ts';
import { budget } from '../lib/budget.ts';
import { clipboardText, idle, press, restingPlace, stopClock, visitPage } from '../lib/page.ts';
import { copyButtons, openAnswers, questionsOf } from '../lib/parts.ts';
import { contracts } from '#token/content/contracts.ts';
import { confirmation, receipt } from '#token/content/example.ts';
import { faqItems } from '#token/content/faq.ts';
import { featureStats } from '#token/content/features.ts';
import { figures, hero } from '#token/content/hero.ts';
import { steps } from '#token/content/how-it-works.ts';
import { problemCards } from '#token/content/problems.ts';
import { periods } from '#token/content/roadmap.ts';

const payment = (page: Page) => page.getByRole('figure', { name: hero.example, exact: true });
/** The sign before the name, whose changes are hidden from assistive technology. */
const sign = (page: Page) =>
  page
    .getByRole('main')
    .locator('[aria-hidden="true"]', { hasText: /^[$#]$/ })
    .first();

test('the hero', { tag: '@content' }, async ({ page }) => {
  await page.emulateMedia(IN_MOTION);
  await stopClock(page);
  await visitPage(page, '/');

  if (tagOf(ticker) !== ticker) {
    await test.step('the sign before the name changes every three seconds, and a screen reader hears nothing of it', async () => {
      const heard = await page.getByRole('main').ariaSnapshot();
      for (const [now, next] of ['$#', '#$', '$#']) {
        await page.clock.runFor(2999);
        await idle(page);
        await expect.soft(sign(page)).toHaveText(now!);
        await page.clock.runFor(1);
        await expect.soft(sign(page)).toHaveText(next!);
      }
      expect.soft(await page.getByRole('main').ariaSnapshot()).toBe(heard);
    });

    await test.step('the sign stays while it is paused', async () => {
      await page.getByRole('button', { name: hero.pause }).click();
      await page.clock.runFor(3400);
      await idle(page);
      await expect.soft(sign(page)).toHaveText('#');
      await page.getByRole('button', { name: hero.play }).click();
      await page.clock.runFor(3000);
      await expect.soft(sign(page)).toHaveText('$');
    });
  }

  await test.step('with reduced motion, nothing moves', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect.soft(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  await test.step('only the main action is filled with the brand’s colour', async () => {
    const controls = await page
      .locator(':is(header, main, footer) :is(a, button)')
      .evaluateAll((all) =>
        all.map((control) => ({ text: control.textContent, fill: getComputedStyle(control).backgroundColor })),
      );
    const brand = controls.find(({ text }) => text === hero.start)!.fill;
    const filled = controls.filter(({ fill }) => fill === brand).map(({ text }) => text);
    expect.soft([...new Set(filled)]).toEqual([hero.start]);
  });

  await test.step('on a phone, the receipt is as high up as budget.json says', async () => {
    await page.setViewportSize(PHONE);
    const { y, height } = (await payment(page).locator('.payment-end').boundingBox())!;
    const remedy =
      'the receipt’s end, in px; shorten "headline", "lead" or "startLeads" in token/content/hero.ts or the reply in example.ts, or raise "receiptPixels" in token/budget.json';
    expect.soft(y + height, remedy).toBeLessThanOrEqual(budget.receiptPixels);
  });
});

test.describe(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the contracts', async ({ page }) => {
    await stopClock(page);
    await visitPage(page, '/');

    for (const [index, { chain, address }] of site.contracts.entries()) {
      const { name } = chains[chain];
      const button = copyButtons(page).nth(index);

      await test.step(`the copy button copies the address on ${name}, and says so for two seconds`, async () => {
        await press(button);
        await expect.soft(button).toHaveText(contracts.copied, { useInnerText: true });
        await expect.soft(button).toHaveAccessibleName(`${contracts.copied} ${contracts.copyOf(name)}`);
        await expect
          .soft(page.getByRole('status').getByText(contracts.copied).filter({ visible: true }))
          .toHaveCount(1);
        expect.soft(await clipboardText(page)).toBe(address);
        await page.bringToFront();
        await page.clock.runFor(1999);
        await expect.soft(button).toHaveText(contracts.copied, { useInnerText: true });
        await page.clock.runFor(1);
        await expect.soft(button).toHaveText(contracts.copy, { useInnerText: true });
      });
    }

    for (const [index, { chain, address }] of site.contracts.entries()) {
      await test.step(`a click on the address on ${chains[chain].name} selects all of it, unbroken`, async () => {
        await press(page.locator('#contracts').getByRole('code').nth(index));
        await page.keyboard.press('ControlOrMeta+c');
        expect.soft(await clipboardText(page)).toBe(address);
        await page.bringToFront();
      });
    }
  });
});

/** Texts in the page but not on the screen, clipped to nothing or moved out of it. Closed answers do not count. */
const unseenTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement!;
      if (!text.data.trim() || !parent.checkVisibility() || getComputedStyle(parent).userSelect === 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { width, height, right } = range.getBoundingClientRect();
      let clipped = parent.closest('.sr-only') !== null;
      for (let at: Element | null = parent; at; at = at.parentElement) {
        clipped ||= getComputedStyle(at).clipPath === 'inset(50%)';
      }
      if (clipped || right < 0 || width < 2 || height < 2) found.push(text.data);
    }
    return found;
  });

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

test('what is copied and found', { tag: '@content' }, async ({ page }) => {
  for (const path of ['/privacy', '/no-such-page', '/']) {
    await visitPage(page, path);

    await test.step(`on ${path}, what is copied has every heading`, async () => {
      const copied = await page.evaluate(() => {
        getSelection()!.selectAllChildren(document.body);
        return getSelection()!.toString();
      });
      const headings = await page.locator('h1, h2, h3, h4').allInnerTexts();
      expect.soft(headings.length).toBeGreaterThan(0);
      expect.soft(headings.filter((heading) => !plain(copied).includes(plain(heading)))).toEqual([]);
    });

    await test.step(`on ${path}, no text is for machines alone`, async () => {
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        expect.soft(await unseenTexts(page), `${viewport.width} px`).toEqual([]);
      }
    });
  }

  await test.step('figures are found and copied as they are seen', async () => {
    const values = [...figures, ...featureStats].map(({ value }) => value);
    const seen = [...values, ...problemCards.map(({ stat }) => stat), ...periods.map(({ period }) => period)];
    const copied = await page.evaluate((texts) => {
      const { find } = window as unknown as { find: (wanted: string, caseSensitive: boolean) => boolean };
      return texts.map((text) => {
        // Searches from the top again.
        getSelection()!.removeAllRanges();
        return find.call(window, text, true) ? getSelection()!.toString() : null;
      });
    }, seen);
    expect.soft(copied).toEqual(seen);
  });
});

const drawnText = { sheet: confirmation.sign, receipt: receipt.text } as const;

/** Whether no ancestor clips an element that is entering: its middle is what a pointer would meet. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return node === met || node.contains(met);
  });

for (const [where, options] of [
  ['on a phone, in motion', { viewport: PHONE, contextOptions: IN_MOTION }],
  ['without scripts or motion', { javaScriptEnabled: false }],
] as const) {
  test.describe(() => {
    test.use(options);

    test(`how it works, ${where}`, { tag: '@content' }, async ({ page }) => {
      await page.goto('/');
      const list = page.locator('#how-it-works').getByRole('list').first().getByRole('listitem');
      for (const [index, { title, description, example, reply, shows }] of steps.entries()) {
        await test.step(`“${title}” can be read whole where it stands`, async () => {
          const step = list.nth(index);
          await step.evaluate((item) => item.scrollIntoView({ block: 'center', behavior: 'instant' }));
          await expect.soft(step.getByRole('heading', { name: title, exact: true })).toBeInViewport({ ratio: 1 });
          for (const text of [description, example, reply, shows && drawnText[shows]]) {
            if (!text) continue;
            // Handles in a post are elements of their own.
            const words = step.locator('p, span').filter({ hasText: text }).last();
            await expect.soft(words).toBeInViewport({ ratio: 1 });
            await expect.soft.poll(() => isUncovered(words)).toBe(true);
          }
        });
      }
      if ('viewport' in options) return;

      await test.step('on a wide screen, the messages fill the panel', async () => {
        const conversation = page.locator('.conversation');
        const { height } = (await conversation.boundingBox())!;
        const messages = await conversation
          .locator('.conversation-head, .step-adds > *')
          .evaluateAll((all) => all.reduce((sum, { clientHeight }) => sum + clientHeight, 0));
        expect.soft(messages / height).toBeGreaterThan(0.7);
      });
    });
  });
}

test('the questions, and what is stated twice', async ({ page }) => {
  await visitPage(page, '/');
  const last = faqItems.length - 1;

  await test.step('on a phone, a finger on a mark meets that mark', async () => {
    await page.setViewportSize(PHONE);
    const covered = await page.locator('a[href^="#reading-"]:visible').evaluateAll((marks) =>
      marks.flatMap((mark) => {
        mark.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = mark.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === mark
          ? []
          : [mark.parentElement!.textContent];
      }),
    );
    expect.soft(covered).toEqual([]);
    await page.setViewportSize(DESKTOP);
  });

  await test.step('a press opens an answer and closes the one before', async () => {
    for (const index of new Set([0, last])) {
      await questionsOf(page).nth(index).getByRole('heading').click();
      await expect.soft.poll(() => openAnswers(page)).toEqual([index]);
      await expect.soft(questionsOf(page).getByRole('paragraph').filter({ visible: true })).toHaveCount(1);
      await expect.soft(questionsOf(page).nth(index).getByRole('paragraph')).toBeVisible();
    }
  });

  await test.step('a second press closes an answer', async () => {
    await questionsOf(page).nth(last).getByRole('heading').click();
    await expect.soft.poll(() => openAnswers(page)).toEqual([]);
  });

  await test.step('Enter opens and closes an answer', async () => {
    await questionsOf(page).first().locator('summary').focus();
    for (const open of [[0], []]) {
      await page.keyboard.press('Enter');
      await expect.soft.poll(() => openAnswers(page)).toEqual(open);
    }
  });

  await test.step('a pressed question keeps its place, also when an answer above it closes', async () => {
    // So low that an answer is higher.
    await page.setViewportSize({ width: 360, height: 225 });
    for (const index of new Set([0, Math.min(1, last), last])) {
      const summary = questionsOf(page).nth(index).locator('summary');
      const top = () => summary.evaluate((element) => element.getBoundingClientRect().top);
      await summary.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await restingPlace(page);
      const place = await top();
      await summary.click();
      await expect(questionsOf(page).nth(index)).toHaveAttribute('open');
      // The page moves back in the frame after the press.
      await restingPlace(page);
      expect.soft(Math.abs((await top()) - place), `question ${index}`).toBeLessThan(2);
    }
  });
});
