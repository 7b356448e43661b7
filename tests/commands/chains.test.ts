import { afterEach, describe, expect, test } from 'vitest';
import { askChains } from '../../scripts/doctor/online.ts';
import { siteSchema } from '../../config/site-schema.ts';
import { site as plumtag } from '../build/fixtures/plumtag.ts';
import { standInChain, type Reply } from './stand-in-chain.ts';

const site = siteSchema.parse({ ...plumtag, symbol: 'PLUM', decimals: 18 });
const EVM = '0xcD9Fe07EE0048985E6A8465fd7bb3B76AEeE0491';
const MINT = 'CqmtagMadeUpTokenForTestsNobodyHasThisKeyXXX';
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const word = (hex: string) => hex.padStart(64, '0');
/** An ABI string: its offset, its length, its bytes. */
const abiString = (text: string) => {
  const hex = Buffer.from(text).toString('hex');
  const padded = hex.padEnd(Math.ceil(hex.length / 64) * 64, '0');
  return `0x${word('20')}${word((hex.length / 2).toString(16))}${padded}`;
};
const uint = (value: number) => `0x${word(value.toString(16))}`;
const ok = (result: unknown): Reply => ({ result });
const error = (code: number, message: string, status?: number): Reply => ({ error: { code, message }, status });

/** The stand-in's answers by method; `symbol`, `decimals` and `name` are calls to the contract. */
const bnbAnswers: Record<string, Reply> = {
  eth_chainId: ok('0x38'),
  eth_getCode: ok('0x6080604052'),
  symbol: ok(abiString('PLUM')),
  decimals: ok(uint(18)),
  name: ok(abiString('Plumtag')),
};
const account = (data: unknown, owner = TOKEN_PROGRAM): Reply =>
  ok({ context: { slot: 1 }, value: { data, owner, executable: false, lamports: 1, rentEpoch: 0, space: 82 } });
const parsedMint = (info: object = {}) => ({
  program: 'spl-token',
  parsed: { type: 'mint', info: { decimals: 6, isInitialized: true, supply: '1', ...info } },
  space: 82,
});
const solanaAnswers: Record<string, Reply> = {
  getGenesisHash: ok('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKqZKvdpstand1n'),
  getAccountInfo: account(parsedMint()),
};
const SELECTORS: Record<string, string> = { '0x95d89b41': 'symbol', '0x313ce567': 'decimals', '0x06fdde03': 'name' };

/** Asks stand-ins that answer as above, except where `bnb` and `solana` differ. */
async function asked(
  { bnb = {}, solana = {} }: { bnb?: Record<string, Reply>; solana?: Record<string, Reply> },
  configured = site,
) {
  const questions: string[] = [];
  // A busy machine answers late, so only a test in which a node stays silent has a short limit.
  const isSilent = [bnb, solana].some((replies) => Object.values(replies).includes('never'));
  const nodes = await Promise.all([
    standInChain((method, params) => {
      const [first] = params as { to?: string; data?: string }[];
      if (method === 'eth_call') questions.push(String(first?.to));
      return { ...bnbAnswers, ...bnb }[method === 'eth_call' ? SELECTORS[String(first?.data)]! : method]!;
    }),
    standInChain((method, params) => {
      if (method === 'getAccountInfo') questions.push(String(params[0]));
      return { ...solanaAnswers, ...solana }[method]!;
    }),
  ]);
  stops.push(...nodes.map(({ stop }) => stop));
  const answer = await askChains(configured, {
    'rpc-bnb': nodes[0]!.url,
    'rpc-solana': nodes[1]!.url,
    timeoutMs: isSilent ? 2000 : 60_000,
  });
  return { ...answer, text: answer.lines.join('\n'), questions };
}

test('Two contracts that are as configured are confirmed, with what each chain says', async () => {
  const { outcome, text, questions } = await asked({});
  expect(text).toMatch(/^Solana: CqmtagMade\w+ confirmed by 127\.0\.0\.1:\d+\.\n {2}a mint with 6 decimals/);
  expect(text).toMatch(
    /\nBNB Chain: 0xcD9F\w+ confirmed by [^]*symbol: “PLUM”, as configured\.\n {2}decimals: 18, as configured\.\n {2}name: “Plumtag”\.$/,
  );
  expect(outcome).toBe('confirmed');
  expect(new Set(questions)).toEqual(new Set([EVM, MINT]));
});

test('A node’s key is not printed', async () => {
  expect((await asked({})).text).not.toContain('key-in-the-path');
  expect((await asked({ bnb: { eth_getCode: 'never' } })).text).not.toContain('key-in-the-path');
});

/** An account's data from a node that does not parse it; with extensions, the account's type is at byte 165. */
function mintBytes(length: number, kind = 1): [string, 'base64'] {
  const bytes = Buffer.alloc(length);
  bytes[44] = 9;
  bytes[45] = 1;
  if (length > 165) bytes[165] = kind;
  return [bytes.toString('base64'), 'base64'];
}

describe('Confirmed all the same', () => {
  test.each<[string, Parameters<typeof asked>[0], RegExp]>([
    ['a symbol with its sign', { bnb: { symbol: ok(abiString('$PLUM')) } }, /symbol: “\$PLUM”, as configured/],
    ['a longer name', { bnb: { name: ok(abiString('Plumtag Token')) } }, /name: “Plumtag Token”\./],
    ['another name', { bnb: { name: ok(abiString('Pear')) } }, /name: “Pear”, without “Plumtag” in it/],
    ['no name', { bnb: { name: error(3, 'execution reverted') } }, /BNB Chain: 0x\w+ confirmed/],
    [
      'a node that does not tell its chain',
      { bnb: { eth_chainId: error(-32601, 'method not found') } },
      /does not say which network/,
    ],
    [
      'a Solana node that does not tell its network',
      { solana: { getGenesisHash: error(-32601, 'method not found') } },
      /6 decimals .* does not say which network/,
    ],
    [
      'a mint of Token-2022',
      { solana: { getAccountInfo: account(parsedMint(), TOKEN_2022) } },
      /a mint with 6 decimals/,
    ],
    ['a mint in bytes', { solana: { getAccountInfo: account(mintBytes(82)) } }, /with 9 decimals/],
    ['a mint of Token-2022 in bytes', { solana: { getAccountInfo: account(mintBytes(234), TOKEN_2022) } }, /with 9/],
  ])('%s', async (_, answers, line) => {
    const { outcome, text } = await asked(answers);
    expect(text).toMatch(line);
    expect(outcome).toBe('confirmed');
  });

  test('a token whose configuration has neither symbol nor decimals', async () => {
    const { outcome, text } = await asked({}, { ...site, symbol: null, decimals: null });
    expect(text).toMatch(
      /symbol: “PLUM”; the configuration has none\.\n {2}decimals: 18; the configuration has none\./,
    );
    expect(outcome).toBe('confirmed');
  });
});

describe('A contradiction', () => {
  test.each<[string, Parameters<typeof asked>[0], RegExp]>([
    ['other decimals', { bnb: { decimals: ok(uint(9)) } }, /✗ decimals: 9, but the configuration has 18/],
    [
      'another symbol',
      { bnb: { symbol: ok(abiString('PEAR')) } },
      /✗ symbol: “PEAR”, but the configuration has “PLUM”/,
    ],
    ['a symbol in other letters', { bnb: { symbol: ok(abiString('PLÜM')) } }, /✗ symbol: “PLÜM”/],
    [
      'a symbol that moves the cursor',
      { bnb: { symbol: ok(abiString('PLUM\u001b[2J\u202e')) } },
      /“PLUM\\u\{1b\}\[2J\\u\{202e\}”/,
    ],
    ['nothing at the address', { bnb: { eth_getCode: ok('0x') } }, /✗ There is no contract at this address/],
    [
      'a contract without a symbol',
      { bnb: { symbol: error(3, 'execution reverted') } },
      /✗ .*not a token: it has no symbol or decimals/,
    ],
    ['a contract that answers nothing', { bnb: { symbol: ok('0x'), decimals: ok('0x') } }, /not a token/],
    ['an impossible number of decimals', { bnb: { decimals: ok(`0x${'f'.repeat(64)}`) } }, /not a token/],
    ['a symbol of impossible length', { bnb: { symbol: ok(`0x${word('20')}${'f'.repeat(64)}`) } }, /not a token/],
    [
      'no account',
      { solana: { getAccountInfo: ok({ context: {}, value: null }) } },
      /✗ There is no account at this address/,
    ],
    [
      'a wallet',
      { solana: { getAccountInfo: account(['', 'base64'], '11111111111111111111111111111111') } },
      /not a token’s mint/,
    ],
    [
      'a holder’s account',
      { solana: { getAccountInfo: account({ program: 'spl-token', parsed: { type: 'account', info: {} } }) } },
      /not a token’s mint/,
    ],
    ['a holder’s account in bytes', { solana: { getAccountInfo: account(mintBytes(165)) } }, /not a token’s mint/],
    [
      'a holder’s account of Token-2022 in bytes',
      { solana: { getAccountInfo: account(mintBytes(170, 2), TOKEN_2022) } },
      /not a token’s mint/,
    ],
    [
      'a mint that was never initialised',
      { solana: { getAccountInfo: account(parsedMint({ isInitialized: false })) } },
      /not a token’s mint/,
    ],
    [
      'nothing at one address, and a silent node for the other',
      { bnb: { eth_getCode: ok('0x') }, solana: { getAccountInfo: 'never' } },
      /✗ There is no contract[^]*/,
    ],
  ])('%s', async (_, answers, line) => {
    const { outcome, text } = await asked(answers);
    expect(text).toMatch(line);
    expect(outcome).toBe('contradiction');
  });
});

describe('Could not ask', () => {
  test.each<[string, Parameters<typeof asked>[0], RegExp]>([
    [
      'a node that never answers',
      { bnb: { eth_getCode: 'never' } },
      /: timeout\.\n {2}no answer within 2 s\. Try again, or name another node with --rpc-bnb URL/,
    ],
    ['a Solana node that never answers', { solana: { getAccountInfo: 'never' } }, /: timeout\.\n.*--rpc-solana URL/],
    [
      'too many requests',
      { bnb: { symbol: { status: 429, body: 'slow down' } } },
      /: refusal\.\n {2}eth_call refused with HTTP 429/,
    ],
    [
      'an error page',
      { solana: { getAccountInfo: { status: 503, body: '<h1>Busy</h1>' } } },
      /: refusal\.\n {2}getAccountInfo refused with HTTP 503/,
    ],
    [
      'a limit in JSON',
      { bnb: { eth_getCode: error(-32005, 'limit exceeded', 429) } },
      /: refusal\.\n {2}eth_getCode refused: limit exceeded\./,
    ],
    ['a node that leads elsewhere', { bnb: { eth_getCode: { status: 301, body: '' } } }, /refused with HTTP 301/],
    [
      'a page instead of JSON',
      { bnb: { eth_chainId: { status: 200, body: '<!doctype html>Welcome' } } },
      /: wrong answer\.\n.*eth_chainId answered with no JSON/,
    ],
    ['JSON that is not an answer', { bnb: { eth_getCode: { status: 200, body: '[]' } } }, /: wrong answer\./],
    ['another chain', { bnb: { eth_chainId: ok('0x1') } }, /: wrong answer\.\n.*"result":"0x1".*: BNB Chain is 0x38/],
    [
      'Solana’s test network',
      { solana: { getGenesisHash: ok('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG') } },
      /: wrong answer\.\n.*not Solana’s main network/,
    ],
    ['code that is not hex', { bnb: { eth_getCode: ok('yes') } }, /: wrong answer\.\n.*"yes".*: not hex/],
    ['no account in the answer', { solana: { getAccountInfo: ok('fine') } }, /: wrong answer\./],
  ])('%s', async (_, answers, line) => {
    const { outcome, text } = await asked(answers);
    expect(text).toMatch(line);
    expect(outcome).toBe('could not ask');
  });

  test('a port that nobody listens on', async () => {
    const { url, stop } = await standInChain(() => ok(null));
    stop();
    const { outcome, lines } = await askChains(site, { 'rpc-bnb': url, 'rpc-solana': url });
    expect(lines.join('\n')).toMatch(
      /BNB Chain: could not ask 127\.0\.0\.1:\d+: refusal\.\n {2}not reached: ECONNREFUSED/,
    );
    expect(outcome).toBe('could not ask');
  });

  test('something that is not a URL', async () => {
    const { outcome, lines } = await askChains(site, { 'rpc-bnb': 'nonsense', 'rpc-solana': 'nonsense' });
    expect(lines.join('\n')).toMatch(
      /could not ask nonsense: refusal\.\n.*URL.*, or name another node with --rpc-bnb URL/,
    );
    expect(outcome).toBe('could not ask');
  });

  test('a demonstration address, about which no node is asked', async () => {
    const contracts = [
      { chain: 'solana', address: 'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo' },
      plumtag.contracts[0],
    ] satisfies typeof site.contracts;
    const { outcome, text, questions } = await asked({}, { ...site, contracts });
    expect(text).toContain('Solana: not asked, because DemoDemo');
    expect(outcome).toBe('could not ask');
    expect(new Set(questions)).toEqual(new Set([EVM]));
  });
});
