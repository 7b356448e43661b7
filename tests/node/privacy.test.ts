import { expect, test } from 'vitest';
import { site } from '../../config/site.ts';
import { privacyParts } from '#token/content/privacy.ts';
import { KEPT } from '../lib/kept.ts';

/** What else the policy says about them. */
const BESIDE = [
  'They keep both from appearing again and again, and are gone when the tab is closed for good.',
  'Scroll positions stay in memory.',
  'All of this ends with the tab’s history.',
];

// `tests/browser/privacy.spec.ts` sees what is kept. Another operator's lawyer writes another policy.
test.skipIf(site.product !== 'HashtagPay')('the privacy policy tells of all that is kept, and of nothing else', () => {
  const { blocks } = privacyParts.find(({ id }) => id === 'browser')!;
  const points = blocks.flatMap((block) => (typeof block === 'object' && 'points' in block ? block.points : []));
  const texts = points.filter(([term]) => /session storage|history/.test(term)).map(([, text]) => text);
  const sentences = texts.join(' ').split(/(?<=\.) /);
  expect(sentences.toSorted()).toEqual([...new Set(KEPT.map(({ told }) => told)), ...BESIDE].toSorted());
});
