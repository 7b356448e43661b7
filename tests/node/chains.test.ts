import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { askChains, nodesFrom } from '../../scripts/doctor/online.ts';
import { listen } from '../lib/serve.ts';
import { second } from '../lib/second-token.ts';

const [{ address: CONTRACT }, { address: MINT }] = second.contracts;
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
const METAPLEX = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s';

/** The secret part of a node's URL. */
const KEY = '/key-in-the-path?key=in-the-query';

/** A node's reply: a JSON-RPC result, an error of that kind, raw text with a status, or none. */
type Reply = { result: unknown } | { error: { code: number; message: string } } | [number, string] | 'never';

const ok = (result: unknown): Reply => ({ result });
const reverted: Reply = { error: { code: 3, message: 'execution reverted' } };

const word = (value: bigint | number) => value.toString(16).padStart(64, '0');
/** An ABI string: its offset, its length, its bytes. */
const abiString = (text: string) => {
  const hex = Buffer.from(text).toString('hex');
  return ok(`0x${word(32)}${word(hex.length / 2)}${hex.padEnd(64, '0')}`);
};

const account = (data: unknown, owner: string) => ok({ context: { slot: 1 }, value: { data, owner, lamports: 1 } });
const NOTHING = ok({ context: { slot: 1 }, value: null });
/** A mint as nodes parse it; one of Token-2022 has its metadata in an extension. */
const parsed = (owner: string, extensions: object[] = []) => {
  const info = { decimals: 6, isInitialized: true, supply: '1000000000000000', extensions };
  return account({ parsed: { type: 'mint', info } }, owner);
};
const extended = (name: string, symbol: string) =>
  parsed(TOKEN_2022, [{ extension: 'tokenMetadata', state: { name, symbol } }]);

/** A text after its length, padded with zeros, as in Metaplex's accounts. */
const sized = (text: string, length: number) => {
  const content = Buffer.alloc(4 + length);
  content.writeUInt32LE(length);
  content.write(text, 4);
  return content;
};
const metadata = (name: string, symbol: string, owner = METAPLEX) => {
  const bytes = Buffer.concat([Buffer.alloc(65), sized(name, 32), sized(symbol, 10)]);
  return account([bytes.toString('base64'), 'base64'], owner);
};

/** Both nodes' replies by method, or by the function or account that is asked for. */
const replies: Record<string, Reply> = {
  eth_chainId: ok('0x38'),
  eth_getCode: ok('0x6080604052'),
  name: abiString('Community Coffer'),
  symbol: abiString('KVT'),
  decimals: ok(`0x${word(18)}`),
  supply: ok(`0x${word(5n * 10n ** 26n)}`),
  getGenesisHash: ok('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKqZKvdpstand1n'),
  mint: parsed(TOKEN_PROGRAM),
  metadata: metadata('Community Coffer', 'KVT'),
};
const FUNCTIONS: Record<string, string> = {
  '0x06fdde03': 'name',
  '0x95d89b41': 'symbol',
  '0x313ce567': 'decimals',
  '0x18160ddd': 'supply',
};

/** Asks a stand-in for both nodes, which replies as above except where `changed` says otherwise. */
async function asked(changed: Record<string, Reply>, configured = second) {
  const { origin, stop } = await listen(async (request, response) => {
    const question = (await json(request).catch(() => null)) as { method: string; params: [unknown] } | null;
    // Whoever asked has given up.
    if (!question) return;
    const { method, params } = question;
    const [first] = params as [{ to: string; data: string } | string];
    const call = typeof first === 'object' && first.to === CONTRACT ? FUNCTIONS[first.data]! : null;
    const key = method === 'getAccountInfo' ? (first === MINT ? 'mint' : 'metadata') : (call ?? method);
    const reply = { ...replies, ...changed }[key]!;
    if (reply === 'never') return;
    const [status, body] = Array.isArray(reply) ? reply : [200, JSON.stringify({ jsonrpc: '2.0', id: 1, ...reply })];
    response.writeHead(status).end(body);
  });
  onTestFinished(stop);
  const url = `${origin}${KEY}`;
  const { bnb, solana } = nodesFrom({ 'rpc-bnb': url, 'rpc-solana': url });
  // A busy machine answers late, so only a node that stays silent has a short limit.
  const patience = (key: string) => (changed[key] === 'never' ? 1000 : 60_000);
  const { outcome, lines } = await askChains(configured, {
    bnb: { ...bnb, timeoutMs: patience('eth_getCode') },
    solana: { ...solana, timeoutMs: patience('mint') },
  });
  const text = lines.join('\n').replaceAll(/127\.0\.0\.1:\d+/g, 'HOST');
  expect(text, 'nothing of a node’s URL but its host is printed').not.toContain('in-the');
  return { outcome, text };
}

test('Two contracts with the configured name and symbol are confirmed, and what the chains say is beside ours', async () => {
  const { outcome, text } = await asked({});
  expect.soft(outcome).toBe('confirmed');
  for (const line of [
    /^Solana: Cqmtag\w+ confirmed by HOST\.\n/,
    /\nBNB Chain: 0xcD9F\w+ confirmed by HOST\.\n/,
    'name: “Community Coffer” (the configuration has “Community Coffer”)',
    'symbol: “KVT” (the configuration has “KVT”)',
    'decimals: 6\n',
    'decimals: 18 (the configuration has 18)',
    /supply: 1,000,000,000 \(the figures have [\d,]+\)\nBNB/,
    /supply: 500,000,000 \(the figures have [\d,]+\)$/,
  ]) {
    expect.soft(text).toMatch(line);
  }
});

test.each<[what: string, changed: Record<string, Reply>, outcome: string, line: string | RegExp]>([
  ['a symbol with its sign', { symbol: abiString('$KVT') }, 'confirmed', 'symbol: “$KVT”'],
  [
    'a name in other letter case, with spaces',
    { name: abiString('The COMMUNITYCOFFER') },
    'confirmed',
    '“The COMMUNITYCOFFER”',
  ],
  [
    'a mint of Token-2022',
    { mint: extended('Community Coffer', 'KVT'), metadata: NOTHING },
    'confirmed',
    'name: “Community Coffer”',
  ],
  ['other decimals', { decimals: ok(`0x${word(9)}`) }, 'confirmed', 'decimals: 9 (the configuration has 18)'],
  [
    'a foreign name',
    { name: abiString('Pear') },
    'contradiction',
    /BNB Chain: \w+ contradicted by HOST\.\n +✗ name: “/,
  ],
  [
    'a foreign symbol',
    { symbol: abiString('PEAR') },
    'contradiction',
    '✗ symbol: “PEAR” (the configuration has “KVT”)',
  ],
  ['a foreign name in Metaplex’s metadata', { metadata: metadata('Pear', 'KVT') }, 'contradiction', '✗ name: “Pear”'],
  [
    'a foreign symbol in Token-2022',
    { mint: extended('Community Coffer', 'PEAR') },
    'contradiction',
    '✗ symbol: “PEAR”',
  ],
  ['control characters', { symbol: abiString('\u001b[2J') }, 'contradiction', String.raw`“\u{1b}[2J”`],
  ['no contract yet', { eth_getCode: ok('0x') }, 'not confirmed', /BNB Chain: .*\n +There is nothing there yet/],
  ['a contract that is no token', { decimals: reverted }, 'contradiction', /BNB Chain: .*\n +✗ There is no token/],
  ['no account yet', { mint: NOTHING }, 'not confirmed', /Solana: .*\n +There is nothing there yet/],
  ['another program’s mint', { mint: parsed(METAPLEX) }, 'contradiction', /Solana: .*\n +✗ There is no token there/],
  ['no contract yet, and a silent node', { eth_getCode: ok('0x'), mint: 'never' }, 'could not ask', 'There is nothing'],
  ['a contract without a name', { name: reverted }, 'not confirmed', /BNB Chain: \w+ not confirmed .*\n +name: none/],
  [
    'metadata of another program',
    { metadata: metadata('Community Coffer', 'KVT', TOKEN_PROGRAM) },
    'not confirmed',
    /Solana: \w+ not confirmed .*\n +name: none/,
  ],
  ['a mint without metadata', { metadata: NOTHING }, 'not confirmed', /Solana: \w+ not confirmed .*\n +name: none/],
  ['a silent node', { eth_getCode: 'never' }, 'could not ask', 'HOST: no answer within 1 s. Try again later, or name'],
  ['a busy node', { symbol: [429, 'slow down'] }, 'could not ask', 'ask HOST: it refused eth_call (HTTP 429)'],
  ['a refusal with the key', { mint: [403, KEY] }, 'could not ask', 'or name another node with --rpc-solana URL.'],
  ['another chain', { eth_chainId: ok('0x1') }, 'could not ask', 'it is not a node of BNB Chain'],
  ['Solana’s test network', { getGenesisHash: ok('EtWTRABZ') }, 'could not ask', 'not a node of Solana’s main network'],
])('%s', async (_, changed, expected, line) => {
  const { outcome, text } = await asked(changed);
  expect(text).toMatch(line);
  expect(outcome).toBe(expected);
});

test('Without a configured symbol, the page shows the product’s name as one, which the chain has to confirm', async () => {
  const { outcome, text } = await asked({}, { ...second, symbol: null, decimals: null });
  expect(text).toMatch(
    /✗ symbol: “KVT” \(the configuration has “Community Coffer”\)\n +decimals: 18 \(the configuration has none\)/,
  );
  expect(outcome).toBe('contradiction');
});

test.each(['', 'wss://node.io', 'node.io/secret', 'https://me:secret@node.io'])(
  'The node URL %j is refused before anything is asked, without being repeated',
  (url) => {
    const message = /^--rpc-solana needs the whole URL of a node, without .*: -- --rpc-solana https:\/\/…$/;
    expect(() => nodesFrom({ 'rpc-solana': url })).toThrow(message);
  },
);
