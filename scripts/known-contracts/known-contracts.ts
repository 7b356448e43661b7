import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAddress as isSolanaAddress } from '@solana/addresses';
import { fingerprint, KNOWN_CONTRACTS_FILE } from '../../site-build/config/known-contracts.ts';
import { parseCommandLine } from '../lib/command-line.ts';
import { main } from '../lib/main.ts';
import { run } from '../lib/run.ts';
import { UserError } from '../lib/user-error.ts';
import { testAccounts } from './test-accounts.ts';
import { sources, type ListedToken, type Source } from './sources.ts';

const EVM = /^0x[0-9a-fA-F]{40}$/;

/** @throws UserError if the package cannot be downloaded */
async function tokensOf({ name, version, read }: Source): Promise<ListedToken[]> {
  const folder = await mkdtemp(join(tmpdir(), 'token-list-'));
  const packed = await run('npm', ['pack', '--silent', '--pack-destination', folder, `${name}@${version}`], {
    output: 'pipe',
  });
  const archive = packed.text.trim().split('\n').at(-1) ?? '';
  const unpacked = await run('tar', ['-xzf', join(folder, archive), '-C', folder], { output: 'pipe' });
  if (packed.code !== 0 || unpacked.code !== 0) {
    throw new UserError(`${name}@${version} could not be fetched:\n${packed.text}${unpacked.text}`);
  }
  const tokens = await read(join(folder, 'package'));
  await rm(folder, { recursive: true });
  return tokens.filter(({ chain, address }) => (chain === 'bnb' ? EVM.test(address) : isSolanaAddress(address)));
}

/** Reduces a symbol to one word of printable ASCII, with a question mark for anything else. */
const symbolOf = (symbol: string): string => symbol.replaceAll(/[^!-~]/g, '?').replace(/^[#!]/, '?') || '?';

/** `npm run known-contracts` downloads token lists and writes the file by which the check knows others' contracts. */
await main(async () => {
  parseCommandLine('Write: npm run known-contracts');
  const symbols = new Map<string, string>();
  /** The first list that has an address names it. */
  const add = (tokens: readonly ListedToken[], nameOf: (symbol: string) => string) => {
    for (const { chain, address, symbol } of tokens) {
      const print = fingerprint(chain, address);
      if (!symbols.has(print)) symbols.set(print, nameOf(symbol));
    }
  };
  add(testAccounts(), (name) => name);
  const head = [`# Test accounts whose keys are public: ${symbols.size}`];
  for (const source of sources) {
    const tokens = await tokensOf(source);
    add(tokens, symbolOf);
    head.push(`# ${source.name} ${source.version}, ${source.date}: ${tokens.length} tokens`);
  }
  const lines = new Map<string, string[]>();
  for (const [print, symbol] of symbols) lines.set(symbol, [...(lines.get(symbol) ?? []), print]);
  const body = [...lines].map(([symbol, prints]) => `${symbol} ${prints.toSorted().join('')}`);
  await writeFile(
    KNOWN_CONTRACTS_FILE,
    `# Written by "npm run known-contracts". A symbol, then the fingerprints of its contracts.\n${[...head, ...body.toSorted()].join('\n')}\n`,
  );
  console.log(head.join('\n'));
  console.log(`${symbols.size} contracts of ${lines.size} symbols.`);
});
