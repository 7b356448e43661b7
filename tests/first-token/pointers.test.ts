import { describe, expect, test } from 'vitest';
import { attributes, readDocument, sectionOf, textOf } from '../content/built-document.ts';

/** Facts that the owner published in two ways: each reading names the other, so that neither looks like a misprint. */

const landing = await readDocument('index');
const linesOf = (id: string) => textOf(sectionOf(landing, id)).split('\n');
/** The only line of a section that matches `start`. */
const lineIn = (id: string, start: RegExp) => {
  const lines = linesOf(id).filter((line) => start.test(line));
  expect(lines, `${start} in #${id}`).toHaveLength(1);
  return lines[0]!;
};
/** The answer to a question, with the label of its link. */
const answerTo = (question: RegExp) => {
  const lines = linesOf('faq');
  const at = lines.findIndex((line) => question.test(line));
  expect(at, String(question)).toBeGreaterThanOrEqual(0);
  return lines[at + 1]!;
};

describe('500,000,000 and 1B tokens', () => {
  test('both chains’ rows of the split name the allocation’s 1B', () => {
    const lines = linesOf('tokenomics');
    for (const chain of ['Ethereum', 'BNB Chain']) {
      const row = lines.slice(lines.indexOf(chain), lines.indexOf(chain) + 5).join(' ');
      expect(row).toMatch(/500,000,000.*Stealth launch\. The allocation below divides 1B\./);
    }
  });

  test('the allocation’s note names the split’s 500,000,000 and says what the shares refer to', () => {
    expect(lineIn('tokenomics', /^Each of ETH and BNB has 1B tokens allocated/)).toMatch(
      /the split gives each 500,000,000\. Both are published, and shares are of 1B\./,
    );
  });

  test('the FAQ names both', () => {
    expect(answerTo(/How many tokens/)).toMatch(/two figures are published.*500,000,000.*1B/);
  });
});

describe('0.5 %+ and 1 %+', () => {
  test('the holder text says 0.5%+ and names the airdrop’s and the FAQ’s 1%+', () => {
    expect(lineIn('tokenomics', /^A wallet with 0\.5%\+ of supply/)).toMatch(
      /airdrop note and the FAQ say 1%\+; both figures are published/,
    );
  });

  test('the airdrop’s note says 1%+ and names the holder text’s 0.5%+', () => {
    expect(lineIn('tokenomics', /^Reserved for big Solana holders/)).toMatch(
      /1%\+ of supply \(0\.5%\+ under Core holders\)/,
    );
    expect(linesOf('tokenomics')).toContain('Core holders');
  });

  test('the FAQ says 1%+ and names the tokenomics’ 0.5%+', () => {
    expect(answerTo(/airdrop/)).toMatch(
      /1%\+ of supply\. The tokenomics’ text on core holders says 0\.5%\+; both figures/,
    );
  });
});

describe('the app MVP: December 2025 and Q2 2026', () => {
  test('Utility says December 2025 and names the roadmap’s and the FAQ’s Q2 2026', () => {
    expect(lineIn('utility', /App MVP/)).toBe('App MVP: December 2025 (roadmap and FAQ: Q2 2026)');
  });

  test('the roadmap says Q2 2026 and names Utility’s December 2025', () => {
    const lines = linesOf('roadmap');
    const app = lines.indexOf('App MVP on iOS and Android (Utility: December 2025)');
    expect(app).toBeGreaterThan(lines.findIndex((line) => line.startsWith('Q2 2026')));
    expect(app).toBeLessThan(lines.findIndex((line) => line.startsWith('Q3–Q4 2026')));
  });

  test('the FAQ says Q2 2026 and names Utility’s December 2025', () => {
    expect(answerTo(/mobile app/)).toMatch(/App MVP.*Q2 2026.*Utility says December 2025; both dates are published/i);
  });
});

describe('what else could look like an error', () => {
  test('with three chains and two contracts, the contracts’ title and the FAQ say that none is named on Ethereum', () => {
    expect(sectionOf(landing, 'contracts')).toMatch(/<h2[^>]*>[^<]*none named on Ethereum/);
    expect(answerTo(/Which contract/)).toContain('names no contract on Ethereum');
  });

  test('one answer explains both the 0 % hidden fees and the transaction tax, and states no rate', () => {
    const answer = answerTo(/0% hidden fees/);
    expect(answer).toMatch(/“0% hidden fees” is a marketing claim.*transaction tax applies when you swap/);
    expect(answer).toMatch(/no rate/);
    expect(attributes(answer, /(\d+)%/g)).toEqual(['0', '5']);
  });

  test('the swap starts from WBNB, so its step says to choose BNB', () => {
    expect(lineIn('buy', /^The link opens PancakeSwap/)).toContain('choose BNB in place of WBNB');
  });

  test('BNB Chain’s other names are given once, beside it', () => {
    const whole = textOf(landing);
    expect(whole.match(/BNB Smart Chain/g)).toHaveLength(1);
    expect(whole.match(/\bBSC\b/g)).toHaveLength(1);
    const lines = linesOf('buy');
    const at = lines.findIndex((line) => line.includes('BNB Smart Chain or BSC'));
    expect(lines[at - 1]).toMatch(/Switch to BNB Chain$/);
  });

  test('the roadmap’s lead dates the plan and its badges, and the launch states its year', () => {
    expect(lineIn('roadmap', /plan as published before launch/)).toContain('status at that time');
    expect(linesOf('roadmap')).toContain('TGE on Solana: 22 September 2025');
  });

  test('the team’s vesting is stated in its allocation, and the band says what has no schedule', () => {
    const lines = linesOf('tokenomics');
    expect(lines.filter((line) => line.startsWith('2–4 year vesting'))).toEqual(['2–4 year vesting.']);
    expect(lines[lines.indexOf('No month-by-month schedule published') - 1]).toBe('Airdrop, Team & Advisors');
    expect(lines.join(' ')).not.toMatch(/not stated/i);
  });

  test('the tile on audited code says that it is to come', () => {
    expect(textOf(sectionOf(landing, 'features'))).toMatch(/100%\s*audited code \(coming soon\)/);
  });
});

test('the FAQ says that wallets must be linked by hand, to verified handles', () => {
  expect(answerTo(/link my wallet/)).toContain('Wallets must be manually linked to verified social handles');
});

describe('where the site explains how to buy', () => {
  test('a sentence warns that the token can lose all of its value', () => {
    expect(linesOf('buy').join(' ')).toContain('can lose all of its value. Spend only what you can afford to lose.');
    expect(answerTo(/to buy/)).toContain('can lose all of its value');
  });

  test('contracts and FAQ link to the guide', () => {
    for (const id of ['contracts', 'faq']) expect(sectionOf(landing, id), id).toContain('href="#buy"');
  });
});

describe('the site does not claim what the owner did not state', () => {
  test.for([
    /\btips?\b/i,
    /rewards for communities/i,
    /staking and rewards/i,
    /who has paid/i,
    /pay by tag\b.*in the app/i,
  ])('%s', (claim) => {
    // “Staking & Rewards” is an allocation, not a use of the token in phase 1.
    const text = ['solution', 'features', 'how-it-works', 'utility', 'faq'].map((id) => linesOf(id).join('\n'));
    expect(text.join('\n')).not.toMatch(claim);
  });

  test('the bot posts only its two replies; that the payment is done is said by the page', () => {
    const posts = attributes(landing, /@bot<\/p><p class="post-text">(.*?)<\/p>/g);
    expect(new Set(posts)).toEqual(new Set(['Please visit the link in bio.', 'Follow the link in bio to confirm.']));
    expect(textOf(landing).match(/^0\.05 SOL is with @ana$/gm)).toHaveLength(2);
  });

  test('the payment is labelled as an example, visibly and for screen readers', () => {
    const [, name] = /<figure class="payment" aria-labelledby="([^"]+)"/.exec(landing)!;
    expect(landing).toMatch(new RegExp(`<figcaption id="${name}"[^>]*>Example</figcaption>`));
  });

  test('the sheet to sign is marked as an example, and has what was stated alone: no fee, balance, hash or time', () => {
    const sheets = attributes(landing, /<div class="sheet">(.*?Sign)<\/p>/g).map((html) => textOf(html).trim());
    expect(sheets).toEqual(Array(2).fill('PortalExample\nTo\n@ana\nAmount\n0.05 SOL\nChain\nSolana\nSign'));
  });

  test('the hero says where to post', () => {
    expect(textOf(landing.slice(0, landing.indexOf('<section id="contracts"')))).toMatch(/on X or Telegram/);
  });
});
