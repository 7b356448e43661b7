import { describe, expect, test } from 'vitest';
import { buyGroups } from '../../src/content/buy.ts';
import { faqItems } from '../../src/content/faq.ts';
import { featureCards, featureStats } from '../../src/content/features.ts';
import { steps, upcoming } from '../../src/content/how-it-works.ts';
import { navigation, platformNav, productNav } from '../../src/content/navigation.ts';
import { problemCards } from '../../src/content/problems.ts';
import { solutionCards } from '../../src/content/solution.ts';
import { attributes, readDocument, sectionOf, textOf } from './built-document.ts';

const landing = await readDocument('index');
const copyButtons = (html: string) => html.match(/<button[^>]*class="[^"]*\bcopy\b[^"]*"/g) ?? [];
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('the landing page', () => {
  test('has its sections in the published order', () => {
    const ids = attributes(landing, /<section id="([^"]+)"/g);
    expect(ids).toEqual([
      'contracts',
      'buy',
      'problems',
      'solution',
      'features',
      'how-it-works',
      'tokenomics',
      'company',
      'roadmap',
      'utility',
      'faq',
      'contact',
    ]);
  });

  test('has a space before the hero’s address, which its label would turn into another address', () => {
    expect(landing).toMatch(/ contract(?: \(demonstration\))?<\/span> <a [^>]*href="#contracts"/);
  });
});

describe('navigation', () => {
  const ids = ['problems', 'solution', 'features', 'how-it-works', 'tokenomics', 'roadmap', 'utility', 'faq'];
  const labels = ['Problems', 'Solution', 'Features', 'How It Works', 'Tokenomics', 'Roadmap', 'Utility', 'FAQ'];

  test('has the eight anchors in page order, with their labels', () => {
    expect(navigation.map(({ id }) => id)).toEqual(ids);
    expect(navigation.map(({ label }) => label)).toEqual(labels);
  });

  test.for(ids)('#%s is a section of the built page, with a link to it', (id) => {
    expect(sectionOf(landing, id)).toContain(`aria-labelledby="${id}-title"`);
    expect(landing).toContain(`href="#${id}"`);
  });

  test('fills the footer’s Product and Platform columns with four links each', () => {
    expect(productNav.map(({ label }) => label)).toEqual(labels.slice(0, 4));
    expect(platformNav.map(({ label }) => label)).toEqual(labels.slice(4));
  });
});

describe('counts', () => {
  test('twelve different questions, each with an answer', () => {
    expect(faqItems).toHaveLength(12);
    expect(new Set(faqItems.map(({ question }) => question)).size).toBe(12);
    expect(faqItems.filter(({ answer }) => answer.length < 20)).toEqual([]);
    const built = sectionOf(landing, 'faq');
    expect(attributes(built, /<details[^>]*\sname="([^"]+)"/g)).toEqual(Array(12).fill('faq'));
  });

  test('seven buying steps in three groups, numbered, some with a link and some highlighted', () => {
    expect(buyGroups.map(({ title }) => title)).toEqual(['Prepare', 'Open and check', 'Set and confirm']);
    const buySteps = buyGroups.flatMap(({ steps: own }) => own);
    expect(buySteps.map(({ number }) => number)).toEqual(numbers(7));
    expect(buySteps.filter(({ link }) => link).length).toBeGreaterThanOrEqual(2);
    expect(buySteps.filter(({ highlighted }) => highlighted).length).toBeGreaterThanOrEqual(2);
    expect(buySteps.filter(({ highlighted }) => highlighted).length).toBeLessThan(7);
  });

  test('six feature cards, numbered, the third one Coming Soon and the other five Active', () => {
    expect(featureCards.map(({ number }) => number)).toEqual(numbers(6));
    expect(featureCards.map(({ status }) => status)).toEqual([
      'Active',
      'Active',
      'Coming Soon',
      'Active',
      'Active',
      'Active',
    ]);
    const built = textOf(sectionOf(landing, 'features'));
    expect(built.match(/Active$/gm)).toHaveLength(5);
    expect(built.match(/^\d?Coming Soon$/gm)).toHaveLength(1);
  });

  test('four problems, four solutions, four steps, four upcoming items, four stat tiles', () => {
    expect(problemCards).toHaveLength(4);
    expect(solutionCards).toHaveLength(4);
    expect(steps.map(({ number }) => number)).toEqual(numbers(4));
    expect(upcoming).toHaveLength(4);
    expect(featureStats).toHaveLength(4);
  });

  test('two contract cards with a copy button each, and no other copy button', () => {
    expect(copyButtons(sectionOf(landing, 'contracts'))).toHaveLength(2);
    expect(copyButtons(landing)).toHaveLength(2);
  });
});
