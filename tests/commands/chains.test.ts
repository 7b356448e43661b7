import type { IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';
import { getAddressEncoder, type Address } from '@solana/addresses';
import { afterEach, describe, expect, test } from 'vitest';
import { siteSchema } from '../../config/site-schema.ts';
import { askChains, nodesFrom } from '../../scripts/doctor/online.ts';
import { listen } from '../../scripts/lib/serve.ts';
import { site as plumtag } from '../build/fixtures/plumtag.ts';

const site = siteSchema.parse({ ...plumtag, symbol: 'PLUM', decimals: 18 });
const EVM = '0xcD9Fe07EE0048985E6A8465fd7bb3B76AEeE0491';
const MINT = 'CqmtagMadeUpTokenForTestsNobodyHasThisKeyXXX';
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
const METAPLEX = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s';

/** A reply to a request: a JSON-RPC result, an error, raw HTTP, or none. */
type Reply =
  | { result: unknown }
  | { error: { code: number; message: string }; status?: number }
  | { status: number; body: string }
  | 'never';

/** A stand-in for a chain's node on loopback, which replies as `replyTo` says. Its URL has a user, a password and a key. */
async function standInChain(
  replyTo: (method: string, params: unknown[], headers: IncomingHttpHeaders) => Reply,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { origin, stop } = await listen(async (request, response) => {
    const { id, method, params } = (await json(request)) as Record<string, unknown>;
    const reply = replyTo(String(method), params as unknown[], request.headers);
    if (reply === 'never') return;
    if ('body' in reply) return response.writeHead(reply.status, { Location: '/elsewhere' }).end(reply.body);
    const { status = 200, ...rest } = 'error' in reply ? reply : { ...reply, status: 200 };
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ jsonrpc: '2.0', id, ...rest }));
  });
  return { url: `${origin.replace('//', '//jo%40me:pass-word@')}/key-in-the-path?key=in-the-query`, stop };
}

const stops: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

const word = (hex: string) => hex.padStart(64, '0');
/** An ABI string: its offset, its length, its bytes. */
const abiString = (text: string) => {
  const hex = Buffer.from(text).toString('hex');
  const padded = hex.padEnd(Math.ceil(hex.length / 64) * 64, '0');
  return `0x${word('20')}${word((hex.length / 2).toString(16))}${padded}`;
};
/** A text in one word, as MKR and other early tokens have it. */
const bytes32 = (text: string) => `0x${Buffer.from(text).toString('hex').padEnd(64, '0')}`;
const uint = (value: number) => `0x${word(value.toString(16))}`;
const ok = (result: unknown): Reply => ({ result });
const error = (code: number, message: string, status?: number): Reply => ({ error: { code, message }, status });

/** The stand-in's answers by method; `symbol`, `decimals` and `name` are calls to the contract. */
const bnbAnswers: Record<string, Reply> = {
  eth_chainId: ok('0x38'),
  eth_getCode: ok('0x6080604052'),
  eth_getStorageAt: ok(uint(0)),
  symbol: ok(abiString('PLUM')),
  decimals: ok(uint(18)),
  name: ok(abiString('Plumtag')),
};
const SELECTORS: Record<string, string> = { '0x95d89b41': 'symbol', '0x313ce567': 'decimals', '0x06fdde03': 'name' };

const account = (data: unknown, owner = TOKEN_PROGRAM): Reply =>
  ok({ context: { slot: 1 }, value: { data, owner, executable: false, lamports: 1, rentEpoch: 0, space: 82 } });
const NOTHING = ok({ context: { slot: 1 }, value: null });

/** An account of the token programs, as nodes parse it. */
const parsed = (type: string, info: object, owner?: string): Reply =>
  account({ program: 'spl-token', parsed: { type, info }, space: 82 }, owner);
const MINT_INFO = { decimals: 6, isInitialized: true, supply: '1', mintAuthority: null, freezeAuthority: null };
/** A mint of Token-2022, which has its metadata in it. */
const extended = (name: string, symbol: string): Reply => {
  const extensions = [
    { extension: 'metadataPointer', state: { authority: null, metadataAddress: MINT } },
    { extension: 'tokenMetadata', state: { name, symbol, mint: MINT, uri: '', additionalMetadata: [] } },
  ];
  return parsed('mint', { ...MINT_INFO, extensions }, TOKEN_2022);
};

const bytes = (content: Buffer, owner?: string): Reply => account([content.toString('base64'), 'base64'], owner);
const sized = (text: string, length = text.length) => {
  const content = Buffer.alloc(4 + length);
  content.writeUInt32LE(length);
  content.write(text, 4);
  return content;
};
/** A metadata account, whose texts Metaplex pads with zeros. */
const metadata = (name: string, symbol: string, owner = METAPLEX): Reply => {
  const mint = getAddressEncoder().encode(MINT as Address);
  const texts = [sized(name, 32), sized(symbol, 10), sized('https://plumtag-token.io/token.json', 200)];
  return bytes(Buffer.concat([Buffer.from([4]), Buffer.alloc(32), Buffer.from(mint), ...texts]), owner);
};

const solanaAnswers: Record<string, Reply> = {
  getGenesisHash: ok('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKqZKvdpstand1n'),
  mint: parsed('mint', MINT_INFO),
  metadata: metadata('Plumtag', 'PLUM'),
};

interface Answers {
  bnb?: Record<string, Reply>;
  solana?: Record<string, Reply>;
}

/** Asks stand-ins that answer as above, except where `bnb` and `solana` differ. */
async function asked({ bnb = {}, solana = {} }: Answers, configured = site) {
  const questions = new Set<string>();
  const logins = new Set<unknown>();
  // A busy machine answers late, so only a test in which a node stays silent has a short limit.
  const isSilent = [bnb, solana].some((replies) => Object.values(replies).includes('never'));
  const nodes = await Promise.all([
    standInChain((method, params, { authorization }) => {
      logins.add(authorization);
      const [first] = params as { to?: string; data?: string }[];
      if (method === 'eth_call') questions.add(String(first?.to));
      return { ...bnbAnswers, ...bnb }[method === 'eth_call' ? SELECTORS[String(first?.data)]! : method]!;
    }),
    standInChain((method, params, { authorization }) => {
      logins.add(authorization);
      if (method !== 'getAccountInfo') return { ...solanaAnswers, ...solana }[method]!;
      questions.add(String(params[0]));
      return { ...solanaAnswers, ...solana }[params[0] === MINT ? 'mint' : 'metadata']!;
    }),
  ]);
  stops.push(...nodes.map(({ stop }) => stop));
  const options = { 'rpc-bnb': nodes[0]!.url, 'rpc-solana': nodes[1]!.url };
  const answer = await askChains(configured, nodesFrom(options, isSilent ? 1000 : 60_000));
  const text = answer.lines.join('\n');
  expect(text, 'nothing of a node’s URL but its host is printed').not.toMatch(/jo|pass-word|in-the/);
  return { ...answer, text, questions, logins };
}

test('Two contracts that are as configured are confirmed, with what each chain says', async () => {
  const { outcome, text, questions, logins } = await asked({});
  expect(text).toMatch(
    /^Solana: CqmtagMade\w+ confirmed by 127\.0\.0\.1:\d+\.\n {2}a mint with 6 decimals[^\n]*\n {2}symbol: “PLUM”, as configured\.\n {2}name: “Plumtag”\.\n/,
  );
  expect(text).toMatch(
    /\nBNB Chain: 0xcD9F\w+ confirmed by 127[^\n]*\n {2}symbol: “PLUM”, as configured\.\n {2}decimals: 18, as configured\.\n {2}name: “Plumtag”\.$/,
  );
  expect(outcome).toBe('confirmed');
  expect([...questions]).toEqual(expect.arrayContaining([EVM, MINT]));
  expect(logins, 'credentials in a URL are sent as a header').toEqual(
    new Set([`Basic ${Buffer.from('jo@me:pass-word').toString('base64')}`]),
  );
});

const named = (name: string, symbol = 'PLUM'): Answers => ({
  bnb: { name: ok(abiString(name)), symbol: ok(abiString(symbol)) },
  solana: { metadata: metadata(name, symbol) },
});
const PROXY = 'whoever administers it can replace the token’s code';

describe('Confirmed all the same', () => {
  test.each<[string, Answers, RegExp | string]>([
    ['a symbol with its sign', named('Plumtag', '$PLUM'), /symbol: “\$PLUM”, as configured/],
    ['a name in other letter case, with spaces', named('The PLUM TAG'), /name: “The PLUM TAG”\./],
    ['texts of 32 bytes', { bnb: { name: ok(bytes32('Plumtag')), symbol: ok(bytes32('PLUM')) } }, 'symbol: “PLUM”, as'],
    ['a node without storage', { bnb: { eth_getStorageAt: error(-32601, 'none') } }, 'does not say whether this'],
    ['a mint of Token-2022', { solana: { mint: extended('Plumtag', 'PLUM'), metadata: NOTHING } }, '6 decimals'],
    ['a proxy by EIP-1967, named as such', { bnb: { eth_getStorageAt: ok(uint(0xabc)) } }, PROXY],
    [
      'a minimal proxy by EIP-1167, named as such',
      { bnb: { eth_getCode: ok(`0x363d3d373d3d3d363d73${'ab'.repeat(20)}5af43d82803e903d91602b57fd5bf3`) } },
      `a proxy for the code at 0x${'ab'.repeat(20)}`,
    ],
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

const UNNAMED = /(?:Solana|BNB Chain): \w+ exists, name not checked, says 127\.0\.0\.1/;

describe('Not confirmed', () => {
  const configured = { ...site, symbol: null };
  test.each<[string, Answers, RegExp]>([
    ['another name', named('Pear'), /Solana: \w+ not confirmed by[^]*name: “Pear”, without “Plumtag” in it/],
    ['the product’s name inside a word', named('Sugarplumtag'), /without “Plumtag” in it/],
    ['the product’s name in letters of another alphabet', named('Рlumtag'), /without “Plumtag” in it/],
    [
      'another name in a mint of Token-2022',
      { solana: { mint: extended('Somebody Elses Coin', 'OTHER') } },
      /Solana: \w+ not confirmed by[^]*6 decimals[^]*symbol: “OTHER”[^]*“Somebody Elses Coin”, without “Plumtag” in it/,
    ],
    ['a mint without metadata', { solana: { metadata: NOTHING } }, UNNAMED],
    ['metadata of another program', { solana: { metadata: metadata('Plumtag', 'PLUM', TOKEN_PROGRAM) } }, UNNAMED],
    ['metadata that ends too early', { solana: { metadata: bytes(Buffer.alloc(70), METAPLEX) } }, UNNAMED],
    ['a contract without a name', { bnb: { name: error(3, 'execution reverted') } }, UNNAMED],
  ])('%s', async (_, answers, line) => {
    const { outcome, text } = await asked(answers, configured);
    expect(text).toMatch(line);
    expect(outcome).toBe('not confirmed');
  });
});

const NO_MINT = 'not a token’s mint';

describe('A contradiction', () => {
  test.each<[string, Answers, RegExp | string]>([
    ['other decimals', { bnb: { decimals: ok(uint(9)) } }, '✗ decimals: 9, but the configuration has 18'],
    ['another symbol', { bnb: { symbol: ok(abiString('PEAR')) } }, /BNB Chain: \w+ contradicted[^]*✗ symbol: “PEAR”/],
    [
      'a symbol with control characters',
      { bnb: { symbol: ok(abiString('PLUM\u001b[2J\u202e')) } },
      String.raw`\u{1b}[2J\u{202e}`,
    ],
    ['nothing at the address', { bnb: { eth_getCode: ok('0x') } }, '✗ There is no contract at this address'],
    ['a wallet that delegates', { bnb: { eth_getCode: ok(`0xef0100${'ab'.repeat(20)}`) } }, 'so it is not a token'],
    ['a contract without symbol', { bnb: { symbol: error(3, 'execution reverted') } }, 'not a token: it has no symbol'],
    ['a symbol of impossible length', { bnb: { symbol: ok(`0x${word('20')}${'f'.repeat(64)}`) } }, 'not a token'],
    ['no account', { solana: { mint: NOTHING } }, '✗ There is no account at this address'],
    ['a wallet', { solana: { mint: bytes(Buffer.of(), '11111111111111111111111111111111') } }, NO_MINT],
    ['a holder’s account', { solana: { mint: parsed('account', { mint: MINT, isNative: false }) } }, NO_MINT],
    ['signers of a shared account', { solana: { mint: parsed('multisig', { numValidSigners: 2 }) } }, NO_MINT],
    ['what another program calls a mint', { solana: { mint: parsed('mint', MINT_INFO, METAPLEX) } }, NO_MINT],
    ['a mint never initialised', { solana: { mint: parsed('mint', { ...MINT_INFO, isInitialized: false }) } }, NO_MINT],
    [
      'nothing at one address, and a silent node for the other',
      { bnb: { eth_getCode: ok('0x') }, solana: { mint: 'never' } },
      '✗ There is no contract',
    ],
  ])('%s', async (_, answers, line) => {
    const { outcome, text } = await asked(answers);
    expect(text).toMatch(line);
    expect(outcome).toBe('contradiction');
  });
});

const plain = (body: string): Reply => ({ status: 200, body });

describe('Could not ask', () => {
  test.each<[string, Answers, RegExp]>([
    [
      'a node that never answers',
      { bnb: { eth_getCode: 'never' } },
      / {2}no answer within 1 s\. Try again later, or name another node with --rpc-bnb URL/,
    ],
    ['a busy node', { bnb: { symbol: { status: 429, body: 'slow down' } } }, /eth_call refused with HTTP 429/],
    ['a busy node’s plain text', { bnb: { eth_getCode: plain('Too many requests') } }, /no JSON\. Try again later/],
    [
      'a busy node that says so in other JSON',
      { bnb: { eth_getCode: plain('{ "message": "Too many requests" }') } },
      /not answered as a node does: .*Try again later/,
    ],
    [
      'a refusal that repeats the URL',
      { bnb: { eth_getCode: error(-32005, 'no such key: /key-in-the-path?key=in-the-query', 429) } },
      / {2}eth_getCode refused \(-32005\)\. Try again later/,
    ],
    ['a node that leads elsewhere', { bnb: { eth_getCode: { status: 301, body: '' } } }, /refused with HTTP 301/],
    ['another chain', { bnb: { eth_chainId: ok('0x1') } }, /which is 0x38\. Do not trust this node: name another/],
    [
      'Solana’s test network',
      { solana: { getGenesisHash: ok('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG') } },
      /: not Solana’s main network\. Do not trust this node: name another with --rpc-solana URL/,
    ],
  ])('%s', async (_, answers, line) => {
    const { outcome, text } = await asked(answers);
    expect(text).toMatch(line);
    expect(outcome).toBe('could not ask');
  });

  test('a port that nobody listens on', async () => {
    const { url, stop } = await standInChain(() => NOTHING);
    await stop();
    const { outcome, lines } = await askChains(site, nodesFrom({ 'rpc-bnb': url, 'rpc-solana': url }));
    expect(lines.join('\n')).toMatch(/BNB Chain: could not ask 127\.0\.0\.1:\d+\.\n {2}not reached: ECONNREFUSED/);
    expect(outcome).toBe('could not ask');
  });

  test('a wrong answer to a password with a bare percent sign', async () => {
    const { url, stop } = await standInChain(() => NOTHING);
    stops.push(stop);
    const odd = url.replace('pass-word', '100%');
    const { outcome, lines } = await askChains(site, nodesFrom({ 'rpc-bnb': odd, 'rpc-solana': odd }));
    expect(lines.join()).toMatch(/was not answered as a node does: .*\. Do not trust this node: name another/);
    expect(outcome).toBe('could not ask');
  });
});

test.each(['', 'https://', 'wss://node.io', 'node.io/secret', 'true'])(
  'The node URL %j is refused before anything is asked, without being repeated',
  (url) => {
    const message = '--rpc-solana needs the whole URL of a node: -- --rpc-solana https://…';
    expect(() => nodesFrom({ 'rpc-solana': url })).toThrow(message);
  },
);
