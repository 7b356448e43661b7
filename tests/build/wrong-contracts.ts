import type { WrongValue } from './wrong-values.ts';

const evm = 'contracts[0].address';
const solana = 'contracts[1].address';
const CHECKSUMMED = '0xfEEDFaCEcaFeBEEFfEEDFACecaFEBeeFfeEdfAce';

/** Addresses of which some cost a visitor money, put where BNB Chain's contract and Solana's mint stand. */
export const wrongContracts: readonly WrongValue[] = [
  { put: evm, value: undefined, remedy: /contract address as a string/ },
  { put: evm, value: 0xfeed, remedy: /contract address as a string/ },
  { put: evm, value: '', remedy: /contract address as a string/ },
  { put: evm, value: CHECKSUMMED.slice(0, -1), remedy: /0x and 40 hex digits/ },
  { put: evm, value: `${CHECKSUMMED}0`, remedy: /0x and 40 hex digits/ },
  { put: evm, value: CHECKSUMMED.slice(2), remedy: /0x and 40 hex digits/ },
  { put: evm, value: ` ${CHECKSUMMED}`, remedy: /0x and 40 hex digits/ },
  { put: evm, value: CHECKSUMMED.replace('F', 'G'), remedy: /0x and 40 hex digits/ },
  { put: evm, value: '0xfeedfacecafebeeffeedfacecafebeeffeedface', remedy: new RegExp(`checksum.*: ${CHECKSUMMED}$`) },
  { put: evm, value: '0xFEEDFACECAFEBEEFFEEDFACECAFEBEEFFEEDFACE', remedy: new RegExp(`checksum.*: ${CHECKSUMMED}$`) },
  // One digit mistyped: no corrected form may be offered.
  {
    put: evm,
    value: '0xfEEDFaCEcaFeBEEFfEEDFACecaFEBeeFfeEdfAcf',
    remedy: /does not fit.*copy it again from the block explorer\.$/,
  },
  // One letter in the wrong case.
  { put: evm, value: '0xFEEDFaCEcaFeBEEFfEEDFACecaFEBeeFfeEdfAce', remedy: /does not fit/ },
  { put: evm, value: '0x0000000000000000000000000000000000000000', remedy: /system address/ },
  { put: evm, value: '0x0000000000000000000000000000000000001000', remedy: /system address/ },
  { put: evm, value: '0x000000000000000000000000000000000000dEaD', remedy: /burn address/ },
  { put: evm, value: '0xdEAD000000000000000042069420694206942069', remedy: /burn address/ },
  { put: evm, value: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', remedy: /own coin/ },
  { put: evm, value: '0xbb4CdB9CbD36B01bD1cBaEBF2De08d9173bc095c', remedy: /WBNB itself/ },
  { put: evm, value: '6PwmtagMadeUpTokenForTestsNobodyHasThisKeyX', remedy: /0x and 40 hex digits/ },
  { put: solana, value: undefined, remedy: /contract address as a string/ },
  { put: solana, value: 'CqmtagMadeUp', remedy: /exactly 32 bytes/ },
  // 31 and 33 bytes.
  { put: solana, value: 'CqmtagMadeUpTokenForTestsNobodyHasThisKeyX', remedy: /exactly 32 bytes/ },
  { put: solana, value: 'zqmtagMadeUpTokenForTestsNobodyHasThisKeyXXX', remedy: /exactly 32 bytes/ },
  { put: solana, value: '0qmtagMadeUpTokenForTestsNobodyHasThisKeyXXX', remedy: /no 0, O, I, l/ },
  { put: solana, value: CHECKSUMMED, remedy: /address of BNB Chain/ },
  { put: solana, value: '11111111111111111111111111111111', remedy: /system address/ },
  { put: solana, value: 'So11111111111111111111111111111111111111112', remedy: /system address/ },
  { put: solana, value: '1nc1nerator11111111111111111111111111111111', remedy: /burn address/ },
  { put: solana, value: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', remedy: /token program/ },
  { put: 'contracts', value: [], remedy: /exactly two/ },
  { put: 'contracts', value: undefined, remedy: /exactly two/ },
  { put: 'contracts[2]', value: { chain: 'bnb', address: CHECKSUMMED }, at: 'contracts', remedy: /exactly two/ },
  { put: 'contracts[0].chain', value: 'ethereum', remedy: /"solana" or "bnb"/ },
  { put: 'contracts[0].chain', value: undefined, remedy: /"solana" or "bnb"/ },
  { put: 'contracts[0].name', value: 'Plumtag', remedy: /Remove it/ },
  { put: 'contracts[0]', value: CHECKSUMMED, remedy: /\{ chain, address \}/ },
];

/** Both contracts wrong together: the chain, and the address on it, stand twice. */
export const sameContractTwice = [
  { chain: 'bnb', address: CHECKSUMMED },
  { chain: 'bnb', address: CHECKSUMMED },
];
