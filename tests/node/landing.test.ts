import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { chains, contractOn } from '../../config/chains.ts';
import { formatAmount, formatTokens, tokensIn } from '../../config/format.ts';
import { routes } from '../../config/routes.ts';
import { site } from '../../config/site.ts';
import { monthsOf } from '../../src/lib/time-axis.ts';
import { areaOf, monthsShown, unlockedPercent } from '../../src/lib/vesting.ts';
import { buyGroups } from '#token/content/buy.ts';
import { contracts } from '#token/content/contracts.ts';
import { differences } from '#token/content/differences.ts';
import { faq, faqItems } from '#token/content/faq.ts';
import {
  allocated,
  allocations,
  chainShares,
  FIRST_MONTH,
  TOTAL_SUPPLY,
  vestingCards,
} from '#token/content/figures.ts';
import { labels, navigation, whitepaper } from '#token/content/navigation.ts';
import { periods } from '#token/content/roadmap.ts';
import { footer } from '#token/content/site-footer.ts';
import { tokenomics } from '#token/content/tokenomics.ts';
import { phaseTwoCards, utility, utilityCards } from '#token/content/utility.ts';
import { attributes, readDocument, sectionOf, textOf, words } from '../lib/built-document.ts';

const documents = await Promise.all(routes.map(({ id }) => readDocument(id)));
for (const document of documents) for (const code of document.querySelectorAll('script, style')) code.remove();
const landing = documents[routes.findIndex(({ id }) => id === 'home')]!;
const addresses = site.contracts.map(({ address }) => address);
const onBnb = contractOn(site, 'bnb').address;

test('the landing page has the sections of the navigation, in its order', () => {
  const navigated: readonly string[] = navigation.map(({ id }) => id);
  const ids = attributes(landing, 'section[id]', 'id').filter((id) => navigated.includes(id));
  expect.soft(ids, 'token/content/navigation.ts: list every section, in the order of the page').toEqual(navigated);
  const links = attributes(landing, `nav[aria-label="${labels.sections}"] li a`, 'href');
  expect.soft(links, 'the links in the header').toEqual(navigated.map((id) => `#${id}`));
  for (const id of ids) {
    const section = sectionOf(landing, id);
    const name = section.querySelector(`[id="${section.getAttribute('aria-labelledby')}"]`);
    expect.soft(name && textOf(name), `#${id} is named after its heading`).toBe(textOf(section.querySelector('h2')!));
  }
});

/** Values that name something for the code, and words that a page shows only later. */
const CODE = /\.(?:id|difference|icon|kind|picture|shows|section|href|email|day|headline|allocations\.\d+)$/;
const LATER =
  /^(?:messages|update-modal|utility\.ts comingSoon|hero\.ts hero\.(?:play|signed)|navigation\.ts labels\.(?:menu|sticky))/;
/** Words beside links that a configuration may leave out, and files whose titles are beside a chart or in a tab. */
const LINKED = [faq.lead, faq.chat, ...Object.values(footer)];
const NO_HEADINGS = ['figures.ts', 'documents.ts'];

test('every text of token/content is on a page, and every title and question is a heading', async () => {
  const named = documents.flatMap((document) =>
    ['aria-label', 'content'].flatMap((name) => attributes(document, `[${name}]`, name)),
  );
  const shown = words([...documents.map(textOf), ...named].join('\n'));
  const headings = documents.flatMap((document) => document.querySelectorAll('h1, h2, h3, h4').map(textOf));
  const [lost, plain]: [string[], string[]] = [[], []];
  function look(value: unknown, file: string, path: string): void {
    if (value && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) look(inner, file, `${path}.${key}`);
    }
    const place = `${file} ${path}`;
    // A text by itself is part of others.
    if (typeof value !== 'string' || !path.includes('.') || CODE.test(path) || LATER.test(place)) return;
    if (!shown.includes(words(value)) && !LINKED.includes(value)) lost.push(`${place}: ${value}`);
    const isTitle = /\.(?:title|question)$/.test(path) && !NO_HEADINGS.includes(file);
    if (isTitle && !headings.includes(words(value))) plain.push(`${place}: ${value}`);
  }
  for (const file of globSync('token/content/*.ts')) {
    const exported = (await import(resolve(file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) look(value, basename(file), name);
  }
  expect.soft(lost, 'token/content has texts that no page shows').toEqual([]);
  expect.soft(plain, 'titles that are no headings').toEqual([]);
});

test('each * in a text leads to its fact, and the fact to each of its places', async () => {
  const page = await readDocument('home');
  const ledger = page.querySelectorAll('#faq dl > div');
  const rows = differences.map(({ fact, readings }) => [
    [fact, ...readings.flatMap(({ value, places }) => [value, ...places.map(({ label }) => label)])].join(' '),
    readings.flatMap(({ places }) => places.map(({ section }) => `#${section}`)),
  ]);
  expect.soft(ledger.map((row) => [textOf(row), attributes(row, 'a', 'href')])).toEqual(rows);
  const isTitled = page.querySelector('#readings') !== null;
  expect.soft(isTitled, 'no list without facts').toBe(differences.length > 0);
  const marks = attributes(page, '.difference-mark', 'href');
  const ids = ledger.map((row) => `#${row.getAttribute('id')}`);
  const unknown = 'token/content: a `difference` is the id of no fact, or a fact of differences.ts has no *';
  expect.soft(new Set(marks), unknown).toEqual(new Set(ids));
  for (const mark of page.querySelectorAll('.difference-mark')) mark.remove();
  const text = textOf(page.querySelector('main')!);
  const at = text.indexOf('*');
  const remedy = `“${text.slice(Math.max(at - 40, 0), at + 1)}” in token/content: here, * leads nowhere. Name its fact beside the text, or write the text without it`;
  expect.soft(at, remedy).toBe(-1);
});

test('the contracts are whole wherever somebody compares or copies them', () => {
  expect.soft(attributes(landing, 'button[data-copy]', 'data-copy'), 'one button each').toEqual(addresses);
  const cards = sectionOf(landing, 'contracts').querySelectorAll('code[translate="no"]');
  expect.soft(cards.map(textOf), 'translators leave them alone').toEqual(addresses);
  const [link] = landing.querySelectorAll('main a[href="#contracts"]');
  expect.soft(textOf(link!), 'the hero’s leads to them').toBe(addresses[0]);
  const label = landing.querySelector('.hero-address')!.parentNode?.textContent;
  expect
    .soft(label, 'a space keeps its label from running into it')
    .toBe(`${contracts.nameOf(chains[site.contracts[0].chain].name)} ${addresses[0]}`);
  const isCompared = buyGroups.some(({ steps }) => steps.some(({ shows }) => shows && 'address' in shows));
  const guide = textOf(sectionOf(landing, 'buy')).replaceAll(' ', '');
  expect.soft(!isCompared || guide.includes(onBnb), 'the buying guide has the one on BNB Chain').toBe(true);
  const swaps = attributes(landing, 'a[href*="outputCurrency="]', 'href');
  const bought = swaps.map((href) => new URL(href).searchParams.get('outputCurrency'));
  expect.soft(new Set([...bought, onBnb]), 'every swap link buys that one').toEqual(new Set([onBnb]));
});

test('the answers are closed, each below its question', () => {
  const questions = sectionOf(landing, 'faq').querySelectorAll('details');
  expect.soft(questions.filter((found) => found.hasAttribute('open'))).toEqual([]);
  const texts = questions.map(textOf);
  const expected = faqItems.map(({ question, answer }) => expect.stringContaining(words(`${question} ${answer}`)));
  expect.soft(texts).toEqual(expected);
});

test('what the configuration leaves out has neither words nor icon', () => {
  const { docs, profile, community } = site.links;
  for (const [label, link] of [
    [whitepaper, docs],
    [footer.onX, profile],
    [footer.onTelegram, community],
    [footer.telegram, community],
    [faq.chat, community],
  ] as const) {
    const links = landing
      .querySelectorAll('a')
      .filter((found) => words(found.getAttribute('aria-label') ?? textOf(found)) === words(label));
    const leads = [...new Set(links.map((found) => found.getAttribute('href')))];
    expect.soft(leads, label).toEqual(link === null ? [] : [link]);
  }
  const { registerUrl } = site.company;
  const register = attributes(sectionOf(landing, 'company'), 'a[href]', 'href');
  expect.soft(register, 'the register').toEqual(registerUrl ? [registerUrl] : []);
  const buttons = sectionOf(landing, 'utility').querySelectorAll('[aria-haspopup="dialog"]');
  expect.soft(buttons, 'early access').toHaveLength(utility.earlyAccess === null ? 0 : 1);
});

test('the app’s phase is a phone with all that is planned for it; without one, that is below the phases', () => {
  const section = sectionOf(landing, 'utility');
  const app = utilityCards.find((card) => card.app);
  const phones = section.querySelectorAll('.phone');
  expect.soft(phones.map((phone) => textOf(phone.querySelector('h3')!))).toEqual(app ? [words(app.title)] : []);
  const phases = section.querySelectorAll('article');
  expect.soft(phases, 'a panel for each other phase').toHaveLength(utilityCards.length);
  const planned = phones[0] ?? section.querySelector('.early')!;
  const titles = phaseTwoCards.map(({ title }) => words(title));
  expect.soft(planned.querySelectorAll(app ? 'h4' : 'h3').map(textOf)).toEqual(titles);
  const last = planned.lastElementChild!.getAttribute('aria-haspopup');
  expect.soft(last, 'early access is the lowest').toBe(utility.earlyAccess === null ? undefined : 'dialog');
  for (const phase of phases) {
    const tiles = phase.querySelectorAll('.app-tile').length;
    const drawn = phase.querySelectorAll('.app-drawing').length;
    expect.soft(drawn, 'each tile has a drawing, and panels have none').toBe(tiles);
  }
});

test('$ is followed by the token’s symbol, or without one by the product’s name', () => {
  const { symbol, product } = site;
  const text = textOf(landing);
  expect.soft(text).toContain(`$${symbol ?? product}`);
  const remedy = `token/content: a text says “$${product}”, but the symbol in token/site.ts is ${symbol}: write ${'${ticker}'}`;
  if (symbol !== null && !symbol.startsWith(product)) expect.soft(text, remedy).not.toContain(`$${product}`);
});

test('nothing in the example conversation is a button', () => {
  expect(sectionOf(landing, 'how-it-works').querySelectorAll('ol button')).toEqual([]);
});

test('the tables have the figures, and the charts are to scale', () => {
  const shares = sectionOf(landing, 'tokenomics');
  const [split, allocation] = shares
    .querySelectorAll('table')
    .map((table) => table.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('th, td').map(textOf)));
  const chainRows = chainShares.map(({ id, percentage }) => [
    chains[id].name,
    `${percentage}%`,
    expect.stringContaining(formatTokens(tokensIn(percentage, TOTAL_SUPPLY))),
  ]);
  const printed = split!.map((cells) => cells.slice(0, 3));
  expect.soft(printed, 'the split by chain').toEqual(chainRows);

  const rows = [
    ...allocations.map(({ id, label, percentage }) => ({
      label: words(label),
      figures: [`${percentage}%`, formatAmount(tokensIn(percentage, allocated.amount))],
      cards: vestingCards.filter((card) => card.allocations.includes(id)),
    })),
    ...vestingCards
      .filter((card) => card.allocations.length === 0)
      .map((card) => ({ label: words(card.title), figures: ['', ''], cards: [card] })),
  ];
  const named = allocation!.map(([label]) => label);
  expect.soft(named, 'a row an allocation').toEqual(rows.map(({ label }) => label));
  const drawn = shares.querySelectorAll('tbody tr').slice(chainShares.length);
  const end = monthsShown(
    vestingCards.flatMap(({ rule }) => rule ?? []),
    FIRST_MONTH,
  );
  for (const [at, { label, figures, cards }] of rows.entries()) {
    const [, said, ...rest] = allocation![at]!;
    expect.soft(rest.slice(0, 2), label).toEqual(figures);
    for (const { title, details } of cards) {
      const expected = `${title === label ? '' : `${title}: `}${details.join(', ')}`;
      expect.soft(said, `the words of “${title}” beside “${label}”`).toContain(words(expected));
    }
    const tracks = cards.flatMap((card) => (card.rule ? [areaOf(card.rule, end)] : []));
    expect.soft(attributes(drawn[at]!, '.unlock-track path', 'd'), `the tracks of “${label}”`).toEqual(tracks);
  }

  const months = periods.map(({ period }) => monthsOf(period)!);
  const begin = Math.min(...months.map(({ first }) => first));
  const perMonth = 100 / (Math.max(...months.map(({ first, count }) => first + count)) - begin);
  const bars = sectionOf(landing, 'roadmap').querySelectorAll('.period-block > rect');
  expect.soft(bars, 'a block for each period').toHaveLength(periods.length);
  for (const [at, bar] of bars.entries()) {
    const [x, width] = ['x', 'width'].map((name) => Number.parseFloat(bar.getAttribute(name)!));
    expect
      .soft(x, `where the block of ${periods[at]!.period} begins`)
      .toBeCloseTo((months[at]!.first - begin) * perMonth, 1);
    expect
      .soft(width, `the length of the block of ${periods[at]!.period}`)
      .toBeCloseTo(months[at]!.count * perMonth, 1);
  }

  const unlocked = vestingCards.flatMap(({ title, rule }) =>
    rule ? [{ title, share: `${Math.round(unlockedPercent(rule, FIRST_MONTH) * 10) / 10}%` }] : [],
  );
  const told = unlocked.map(({ title, share }) => `${title} ${share}`).join(', ');
  const slider = 'input[type="range"]';
  const atFirst = unlocked.length > 0 ? [`${FIRST_MONTH} ${tokenomics.monthAt(FIRST_MONTH)}: ${told}`] : [];
  const set = shares
    .querySelectorAll(slider)
    .map((input) => ['value', 'aria-valuetext'].map((name) => input.getAttribute(name)).join(' '));
  expect.soft(set, 'the slider begins at FIRST_MONTH, and tells every share').toEqual(atFirst);
});
