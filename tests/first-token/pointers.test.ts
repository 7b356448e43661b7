import { site } from 'virtual:site';
import { expect, test } from 'vitest';
import { contracts } from '../../src/content/contracts.ts';
import { LOADING, missingCode } from '../../src/content/messages.ts';
import { readDocument, sectionOf, textOf } from '../content/built-document.ts';

const landing = await readDocument('home');
const legal = textOf((await readDocument('privacy')) + (await readDocument('terms')));
const textIn = (id: string) => textOf(sectionOf(landing, id));

/**
 * Facts that the owner published in two ways, each reading naming the other so that neither looks like a misprint, and
 * whatever else could look like an error: the fact, the section that states it, and its words there.
 */
const stated: readonly (readonly [fact: string, section: string, ...words: RegExp[]])[] = [
  [
    'the split’s 500,000,000 and the allocation’s 1B',
    'tokenomics',
    /^Ethereum\n25%\n500,000,000\*\nStealth launch\.\s+This site names no contract there\.$/m,
    /^BNB Chain\n25%\n500,000,000\*\nStealth launch\.$/m,
    /^1B\*\ntokens are allocated on each of the two\.$/m,
    /^Tokens on Ethereum and on BNB Chain\n500,000,000 each .*\n1,000,000,000 each /m,
  ],
  ['both of them', 'faq', /^How many tokens.*\n.*500,000,000\*[^]*?^500,000,000 each .*\n1,000,000,000 each /m],
  [
    'a core holder’s 0.5 % and the airdrop’s 1 %',
    'tokenomics',
    /^Core holders\nA wallet with 0\.5%\+\*\nof supply/m,
    /^Reserved for big Solana holders: 1%\+\*\nof supply\.$/m,
    /^Share of supply.*\n0\.5%\+ \(Core holders\)\n1%\+ \(Airdrop; FAQ\)$/m,
  ],
  ['both of them', 'faq', /airdrop\?\n.*1%\+\*\nof supply\.[^]*?^0\.5%\+ \(Core holders\)\n1%\+ \(Airdrop; FAQ\)$/m],
  [
    'app MVP, December 2025',
    'utility',
    /^App MVP: December 2025\*$[^]*^December 2025 \(Utility\)\nQ2 2026 \(Roadmap; FAQ\)$/m,
  ],
  [
    'the app MVP in Q2 2026',
    'roadmap',
    /^Q2 2026[^]*^App MVP .* on iOS\s+and\s+Android\*$[^]*^Q3–Q4 2026[^]*^December 2025 \(Utility\)\nQ2 2026 \(Roadmap; FAQ\)$/m,
  ],
  [
    'both of them',
    'faq',
    /mobile app.*\n.*App MVP.*Q2 2026\*[^]*?^December 2025 \(Utility\)\nQ2 2026 \(Roadmap; FAQ\)$/im,
  ],
  [
    'several chains, active',
    'features',
    /^One tag, whichever chain the coin is on\.\*$/m,
    /^Instant\s+transactions\*$/m,
  ],
  [
    'payments in real time, now and later',
    'how-it-works',
    /^Funds move instantly\.\*$/m,
    /^Real-time payments\*$[^]*^Multi-chain support\*$/m,
  ],
  [
    'several chains and real-time payments, planned',
    'roadmap',
    /^Q1 2026[^]*^Multi-chain support\*$[^]*^Real-time payments\*$[^]*^Q2 2026/m,
    /^Active \(Features\)\nQ1 2026 \(Roadmap\)$[^]*^<1s or instant \(Top; Features; How It Works\)\nQ1 2026 \(Roadmap\)$/m,
  ],
  ['three chains and two contracts', 'contracts', /Two contracts: Solana and BNB Chain\./],
  ['why there are only two', 'faq', /^Which contract.*\n.*names no contract on Ethereum/m],
  ['no fees and yet a tax, of no stated rate', 'faq', /^0% hidden fees.*\n.*a marketing claim.* tax applies.*no rate/m],
  ['a swap that starts from WBNB', 'buy', /If you hold BNB, choose it: the pair is WBNB/],
  ['no wallet before the check', 'buy', /^4Open the swap\n[^]*Connect only after step 5\.[^]*^5Check the contract/m],
  ['a tax of no stated rate, in the guide', 'buy', /transaction tax, whose rate is not stated here/],
  ['BNB Chain’s other names', 'buy', /Switch to BNB Chain\n.*BNB Smart Chain or BSC/],
  [
    'a plan whose days have passed',
    'roadmap',
    /plan as published before launch.*status at that time/,
    /^TGE on Solana: 22 September 2025$/m,
  ],
  [
    'shares without a schedule',
    'tokenomics',
    /^2–4 year vesting\.$/m,
    /^Airdrop, Team & Advisors\nNo month-by-month schedule published$/m,
  ],
  ['code that is still to be audited', 'features', /100%\s*audited code \(coming soon\)/],
  ['wallets that are linked by hand', 'faq', /Wallets must be manually linked to verified social handles/],
  ['recipients without a wallet', 'faq', /^Do I have to link.*\n.*Whether the recipient needs one is not stated/m],
  [
    'a link that may be false',
    'how-it-works',
    /the bot’s bio, not one in a message\. In the portal, check amount and handle, then sign/,
  ],
  ['payments without the token', 'faq', /^What is .*\n.*No payment on this page needs the token\./m],
  ['liquidity without a lock', 'tokenomics', /^100% unlocked at TGE, no lock stated$/m],
  ['the risk', 'buy', /can lose all of its value\. Spend only what you can afford to lose\./],
  ['the risk, once more', 'faq', /to buy.*\n.*can lose all of its value/],
];

test.for(stated)('%s: #%s', ([, section, ...words]) => {
  for (const each of words) expect(textIn(section)).toMatch(each);
});

test('the FAQ links to the guide', () => {
  expect(sectionOf(landing, 'faq')).toContain('href="#buy"');
});

test('the site does not claim what the owner did not state', () => {
  // “Staking & Rewards” is an allocation, not a use of the token in phase 1.
  const text = ['solution', 'features', 'how-it-works', 'utility', 'faq'].map(textIn).join('\n');
  expect(text).not.toMatch(
    /\btips?\b|rewards for communities|staking and rewards|who has paid|pay by tag\b.*in the app/i,
  );
});

test('both legal texts say whose the services are, leave blank what nobody stated, and name no law or company', () => {
  expect(legal.match(/bot, the portal and the documentation site are our own services/g)).toHaveLength(2);
  expect(legal).toContain(`governed by the laws of ${site.governingLaw}`);
  expect(legal.match(/X, Telegram.*belong to other/g)).toHaveLength(2);
  expect(legal).not.toMatch(/other people’s sites/);
  expect(legal).not.toMatch(/GDPR|CCPA|DSGVO|\bAct\b|Regulation \(|\bMiCA\b|Cloudflare|\bInc\b|\bLtd\b|\bLLC\b/);
  expect(legal.match(/\[to be completed: /g)!.length).toBeGreaterThan(2);
});

test('words that show only for a moment', () => {
  expect(`${LOADING} #${site.product}`).toBe('Loading #HashtagPay');
  expect([contracts.copy, contracts.copied, missingCode.heading]).toEqual([
    'Copy',
    'Copied',
    'This page did not arrive',
  ]);
});
