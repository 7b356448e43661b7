import { isAddress as isSolanaAddress } from '@solana/addresses';
import { getAddress } from 'viem/utils';
import { z } from 'zod';
import { WBNB_CONTRACT } from '../../config/chains.ts';
import { text, type Fault } from './fields.ts';

const EVM = /^0x[0-9a-f]{40}$/i;
/** Up to this number BNB Chain's addresses are the zero address, precompiled and system contracts. */
const LAST_SYSTEM_ADDRESS = 0xffffn;

/** Lower-case addresses on BNB Chain that are no token of an operator's, with what they are. */
const reservedEvm = new Map([
  ['0x000000000000000000000000000000000000dead', 'a burn address'],
  ['0xdead000000000000000042069420694206942069', 'a burn address'],
  ['0xdeaddeaddeaddeaddeaddeaddeaddeaddeaddead', 'a burn address'],
  ['0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', 'the placeholder for the chain’s own coin'],
  ['0xffffffffffffffffffffffffffffffffffffffff', 'a burn address'],
  [WBNB_CONTRACT.toLowerCase(), 'WBNB itself'],
]);

/** Solana's programs whose addresses are not told by a run of ones. */
const reservedSolana = new Map([
  ['1nc1nerator11111111111111111111111111111111', 'a burn address'],
  ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'the token program'],
  ['TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb', 'the token program'],
  ['ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL', 'the associated-token program'],
  ['metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s', 'the metadata program'],
  ['MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 'the memo program'],
]);
/** Built-in programs, sysvars and wrapped SOL end in a run of ones; a token's own key never does. */
const SYSTEM_RUN = /1{12}/;

const refused = (what: string): string => `This is ${what}: write the token’s own contract.`;

function evmFault(value: string): Fault {
  if (!EVM.test(value)) return 'Write the BNB Chain contract: 0x and 40 hex digits.';
  const lower = value.toLowerCase();
  const reserved = reservedEvm.get(lower);
  if (reserved) return refused(reserved);
  if (BigInt(lower) <= LAST_SYSTEM_ADDRESS) return refused('a system address');
  const checksummed = getAddress(lower as `0x${string}`);
  if (value === checksummed) return null;
  const digits = value.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) {
    return `Write it with its EIP-55 checksum, and compare it with the explorer: ${checksummed}`;
  }
  // A mixed case that does not fit is what a mistyped digit looks like, so no corrected form is offered.
  return 'The EIP-55 checksum does not fit, so a character is wrong: copy it again from the block explorer.';
}

function solanaFault(value: string): Fault {
  if (EVM.test(value)) return 'This is an address of BNB Chain: write the Solana mint here.';
  if (!isSolanaAddress(value)) {
    return 'Write the Solana mint: base58 (no 0, O, I, l) of exactly 32 bytes, 32 to 44 characters.';
  }
  const reserved = reservedSolana.get(value);
  if (reserved) return refused(reserved);
  return SYSTEM_RUN.test(value) ? refused('a system address') : null;
}

const CHAIN_REMEDY = 'Write "solana" or "bnb".';
const address = (faultOf: (value: string) => Fault) => text('Write the token’s contract address as a string.', faultOf);

const contract = z.discriminatedUnion(
  'chain',
  [
    z.strictObject({ chain: z.literal('solana'), address: address(solanaFault) }),
    z.strictObject({ chain: z.literal('bnb'), address: address(evmFault) }),
  ],
  { error: ({ code }) => (code === 'invalid_union' ? CHAIN_REMEDY : 'Write { chain, address }.') },
);

const CONTRACTS_REMEDY = 'Write exactly two contracts, one on solana and one on bnb.';

/** The token's two contracts, one a chain. */
export const contracts = z.tuple([contract, contract], { error: CONTRACTS_REMEDY }).superRefine(
  (value: unknown, context) => {
    const [first, second] = (Array.isArray(value) ? value : []) as Partial<Record<'chain' | 'address', unknown>>[];
    if (!first || !second) return;
    const same = (key: 'chain' | 'address') =>
      typeof first[key] === 'string' && first[key].toLowerCase() === String(second[key]).toLowerCase();
    const report = (key: 'chain' | 'address', message: string) =>
      context.addIssue({ code: 'custom', path: [1, key], message, input: second[key] });
    if (same('chain')) report('chain', CONTRACTS_REMEDY);
    if (same('address')) report('address', 'The same address stands twice: write this chain’s own.');
  },
  // Also where a contract is wrong in itself: all problems are reported at once.
  { when: () => true },
);
