import { isAddress as isSolanaAddress } from '@solana/addresses';
import { checksum } from 'ox/Address';
import { z } from 'zod';
import type { ContractChain } from '../../config/site-config.ts';
import type { Reason } from './hosts.ts';
import { knownSymbol, TEST_ACCOUNT } from './known-contracts.ts';
import { namedContract } from './named-contracts.ts';
import { isMadeUpBase58, isMadeUpHex } from './patterns.ts';

const EVM = /^0x[0-9a-f]{40}$/i;
/** Up to this number, an EVM chain's addresses are the zero address and precompiled or system contracts. */
const LAST_SYSTEM_ADDRESS = 0xffffn;
/** Built-in programs, sysvars and wrapped SOL end in a run of ones; a token's mint does not. */
const SYSTEM_RUN = /1{12}/;

const refused = (what: string): string => `This is ${what}. Write the token’s own contract.`;
const MADE_UP = refused('a made-up address, with a pattern that no key has');

/** Says why a well-formed address cannot be the token's, or null. On BNB Chain, case does not matter. */
export function choiceFault(chain: ContractChain, address: string, symbol: unknown): Reason {
  const named = namedContract(chain, address);
  if (named) return refused(named);
  if (chain === 'bnb' ? BigInt(address) <= LAST_SYSTEM_ADDRESS : SYSTEM_RUN.test(address)) {
    return refused('a system address');
  }
  if (chain === 'bnb' ? isMadeUpHex(address.slice(2)) : isMadeUpBase58(address)) return MADE_UP;
  const known = knownSymbol(chain, address);
  if (known === TEST_ACCOUNT) return refused('a test account, whose key is public');
  if (known === null || (typeof symbol === 'string' && symbol.toUpperCase() === known.toUpperCase())) return null;
  return `A published token list has it as ${known}. Write the token’s own contract, or confirm that this is it with symbol: ${JSON.stringify(known)}`;
}

/** Tells whether a text has the form of an address, whatever its checksum. */
export const isWellFormed = (chain: ContractChain, address: string): boolean =>
  chain === 'bnb' ? EVM.test(address) : isSolanaAddress(address);

function evmFault(value: string): Reason {
  if (!EVM.test(value)) return 'Write the BNB Chain contract, which is 0x and 40 hex digits.';
  const checksummed = checksum(value.toLowerCase());
  // Correcting the form of an address that cannot be right would not help, so that fault comes first.
  if (value === checksummed || choiceFault('bnb', value, null) !== null) return null;
  const digits = value.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) {
    return `Write it with its EIP-55 checksum, and compare it with the explorer: ${checksummed}`;
  }
  // A mixed case with the wrong checksum may be due to a mistyped digit, so no corrected form is offered.
  return 'The EIP-55 checksum does not fit, so a character is wrong. Copy it again from the block explorer.';
}

function solanaFault(value: string): Reason {
  if (EVM.test(value)) return 'This is an address of BNB Chain. Write the Solana mint here.';
  // It need not be on the curve: a mint may be a program-derived address.
  return isSolanaAddress(value)
    ? null
    : 'Write the Solana mint in base58 (no 0, O, I, l), exactly 32 bytes, 32 to 44 characters.';
}

const CHAIN_REMEDY = 'Write "solana" or "bnb".';
const ADDRESS_REMEDY = 'Write the token’s contract address in quotes.';

const address = (faultOf: (value: string) => Reason) =>
  z.string(ADDRESS_REMEDY).check(({ value, issues }) => {
    const fault = value === '' ? ADDRESS_REMEDY : faultOf(value);
    if (fault !== null) issues.push({ code: 'custom', message: fault, input: value, continue: true });
  });

const contract = z.discriminatedUnion(
  'chain',
  [
    z.strictObject({ chain: z.literal('solana'), address: address(solanaFault) }),
    z.strictObject({ chain: z.literal('bnb'), address: address(evmFault) }),
  ],
  { error: ({ code }) => (code === 'invalid_union' ? CHAIN_REMEDY : 'Write { chain, address }.') },
);

const CONTRACTS_REMEDY = 'Write exactly two contracts, one on solana and one on bnb.';

/** Schema of the token's two contracts, one for each chain. */
export const contracts = z.tuple([contract, contract], { error: CONTRACTS_REMEDY }).superRefine(
  (value: unknown, context) => {
    const [first, second] = (Array.isArray(value) ? value : []) as Partial<Record<'chain' | 'address', unknown>>[];
    if (!first || !second) return;
    const same = (key: 'chain' | 'address') =>
      typeof first[key] === 'string' && first[key].toLowerCase() === String(second[key]).toLowerCase();
    const report = (key: 'chain' | 'address', message: string) =>
      context.addIssue({ code: 'custom', path: [1, key], message, input: second[key] });
    if (same('chain')) report('chain', CONTRACTS_REMEDY);
    if (same('address')) report('address', 'The same address is here twice. Write this chain’s own.');
  },
  // Runs even if a contract is wrong in itself, so that all problems are reported at once.
  { when: () => true },
);
