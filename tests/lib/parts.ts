import type { Locator, Page } from 'playwright/test';
import { site } from '../../config/site.ts';
import { tagOf } from '../../config/format.ts';
import { LOADING, missingCode } from '#token/content/messages.ts';
import { footer } from '#token/content/site-footer.ts';
import { hero } from '#token/content/hero.ts';
import { legal } from '#token/content/legal.ts';
import { labels, navigation } from '#token/content/navigation.ts';
import { privacy } from '#token/content/privacy.ts';
import { terms } from '#token/content/terms.ts';
import type { NavSectionId } from '../../shape/token.ts';
import { update } from '#token/content/update-modal.ts';
import { comingSoon, utility } from '#token/content/utility.ts';

/* Parts of the page, found by their role and by whatever words the content gives them. */

/** The pages' headings. */
export const HOME = hero.headline;
export const PRIVACY = privacy.title;
export const TERMS = terms.title;
export const LOST = missingCode.heading;

export const headingOf = (page: Page, name?: string): Locator => page.getByRole('heading', { level: 1, name });
export const loaderOf = (page: Page): Locator => page.getByText(`${LOADING} ${tagOf(site.product)}`, { exact: true });

const footerLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: labels.footer }).getByRole('link', { name, exact: true });
/** The footer's links to a legal page and to a section. */
export const legalLink = (page: Page, to: 'privacy' | 'terms'): Locator => footerLink(page, footer[to]);
export const sectionLink = (page: Page, to: NavSectionId): Locator =>
  footerLink(page, navigation.find(({ id }) => id === to)!.label);

/** The first link in the header of a page without navigation: its name, which leads home. */
export const homeLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: site.product, exact: true });
export const backButton = (page: Page): Locator => page.getByRole('button', { name: legal.back, exact: true });
/** The button of the bar, or at the top of the page of the header. */
export const menuButton = (page: Page): Locator => page.getByRole('button', { name: labels.menu, exact: true }).last();
/** The visible navigation in the header: on a phone, only the open menu. */
export const menuOf = (page: Page): Locator => page.getByRole('banner').getByRole('navigation');

export const earlyAccess = (page: Page): Locator =>
  page.getByRole('button', { name: utility.earlyAccess!, exact: true });
export const comingSoonOf = (page: Page): Locator => page.getByRole('dialog', { name: comingSoon.title });
export const updateOf = (page: Page): Locator => page.getByRole('dialog', { name: update.title });

/** The questions with their answers, in order. */
export const questionsOf = (page: Page): Locator => page.locator('#faq').getByRole('group');
/** Which questions are open, by their place in the list. */
export const openAnswers = (page: Page): Promise<number[]> =>
  questionsOf(page).evaluateAll((all) => all.flatMap((item, index) => (item.matches('[open]') ? [index] : [])));

/** The copy buttons of the contracts' cards, in the configuration's order. */
export const copyButtons = (page: Page): Locator => page.locator('#contracts').getByRole('button');
