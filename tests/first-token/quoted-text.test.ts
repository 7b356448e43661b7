import { describe, expect, test } from 'vitest';
import { readDocument, sectionOf, textOf } from '../content/built-document.ts';

const landing = await readDocument('index');
const privacy = await readDocument('privacy');
const terms = await readDocument('terms');
const notFound = await readDocument('404');
const whole = textOf(landing);
const inSection = (id: string) => textOf(sectionOf(landing, id));

/** The owner's published wording, by section. */
const stated: Record<string, readonly string[]> = {
  contracts: ['Solana', 'BNB Chain'],
  buy: [
    'MetaMask or Trust Wallet',
    '5%',
    'transaction tax',
    'Increase slippage slightly and try again',
    'WBNB/HashtagPay',
  ],
  problems: [
    'Complicated Wallet Addresses',
    '70% error rate',
    '42 characters',
    'Slow Cross-Border Payments',
    '3–5 business days',
    'Technical Complexity',
    '90% find it complex',
    'Banking Limitations',
    '1.7B unbanked',
  ],
  solution: ['Tag Payments', 'SocialFi Integration', 'Global & Borderless', 'Secure & Transparent', 'send 0.05 SOL'],
  features: [
    'Tag-Powered Payments',
    'Seamless Multi-Chain Transfers',
    'Fintech Layer & Micro-Banking',
    'mobile app',
    'SocialFi Rewards & Creator Economy',
    'Global Accessibility',
    'Security & Transparency',
    'Digital wallets',
    'Smart savings jars',
    'Group contributions',
    'Dues collection',
    'Fundraising',
    '6+',
    'Multi',
    'platforms',
    '100%',
    'audited code',
    'coming soon',
    'Instant',
    'transactions',
  ],
  'how-it-works': [
    'Please visit the link in bio.',
    'Follow the link in bio to confirm.',
    'Funds move instantly',
    'Real-time payments',
    'Enhanced social integration',
    'Multi-chain support',
    'Advanced payment features',
    'Coming Soon: #HashtagPay Payments',
    'sign the transaction in the portal',
  ],
  tokenomics: [
    '2,000,000,000 $HashtagPay',
    'Each of ETH and BNB has 1B tokens allocated',
    'Medallion NFT',
    '20% of company profits',
    'dividend rights and governance influence',
    '100% unlocked at TGE',
    'Released monthly over 4 years',
    '6-month cliff',
    '24 months linear',
    '20% at TGE',
    '80% linear over 12 months',
    'Locked 12 months',
    'linear over 36 months',
    '2–4 year vesting',
  ],
  company: ['Corporate status', 'Delaware', '29 April 2025', '10179329', 'Active'],
  roadmap: ['Q3 2025', '22 September 2025', 'TGE on Solana', 'Q4 2025', 'Q1 2026', 'Q2 2026', 'Q3–Q4 2026', '2027'],
  // The words of its dialog: `browser/behaviour/coming-soon.spec.ts`.
  utility: ['Phase 1', 'Phase 2', 'Get Early Access'],
  faq: ['Wallets must be manually linked to verified social handles'],
};

describe.each(Object.entries(stated))('section %s', (id, texts) => {
  test.for(texts)('says “%s”', (text) => {
    expect(inSection(id)).toContain(text);
  });
});

describe('the landing page outside its sections', () => {
  test.for([
    'Loading #HashtagPay',
    'The Future of Payments, Powered by Tags',
    'Explore Features',
    'Start with $HashtagPay',
    'Whitepaper',
    'Tag-Powered Payments',
    'Multi-Chain Protocol',
    'SocialFi Integration',
    'supported chains\n10+',
    'hidden fees\n0%',
    'access\n24/7',
    'transfers\n<1s',
    'Join Telegram',
    'hello@example.com',
    'Product\nProblems\nSolution\nFeatures\nHow It Works',
    'Platform\nTokenomics\nRoadmap\nUtility\nFAQ',
    'Company\nWhitepaper',
    'Legal\nPrivacy Policy\nTerms of Service',
    '© 2025 HashtagPay',
    'hashtagpay.example',
  ])('says “%s”', (text) => {
    expect(whole).toContain(text);
  });
});

describe('the other documents', () => {
  test.for([
    ['Privacy Policy', privacy],
    ['Terms of Service', terms],
  ] as const)('%s has its title, date, template note and a Back button', ([title, html]) => {
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    const text = textOf(html);
    expect(text).toContain('Last Updated: September 1, 2025');
    expect(text).toMatch(/generic template.*needs? legal review/i);
    expect(html).toMatch(/<button[^>]*>(?:(?!<\/button>).)*Back/);
  });

  test('the terms require users to be at least 18 years old', () => {
    expect(textOf(terms)).toContain('at least 18 years old');
  });

  test('the 404 page says that it was not found and leads home', () => {
    expect(notFound).toMatch(/<h1[^>]*>404<\/h1>/);
    expect(textOf(notFound)).toContain('Oops! Page not found');
    expect(notFound).toMatch(/<a[^>]*href="\/"[^>]*>Return to Home<\/a>/);
  });
});
