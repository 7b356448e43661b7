import type { WrongValue } from './wrong-value.ts';

const evm = 'contracts[0].address';
const solana = 'contracts[1].address';
const CHECKSUMMED = '0xcD9Fe07EE0048985E6A8465fd7bb3B76AEeE0491';

/** Addresses of other people's contracts, and made-up ones. */
const foreignEvm: readonly (readonly [string, RegExp])[] = [
  ['0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82', /token list has it as CAKE.*symbol: "CAKE"$/],
  ['0x0e09fabb73bd3ade0a17ecc321fd13a19e81ce82', /as CAKE/],
  ['0x0E09FABB73BD3ADE0A17ECC321FD13A19E81CE82', /as CAKE/],
  // One letter in the wrong case: that it is somebody else's matters more than the checksum.
  ['0x0e09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82', /as CAKE/],
  ['0xe9e7CEA3DedcA5984780Bafc599bD69ADd087D56', /as BUSD/],
  ['0x7130d2A12B9BCbFAe4f2634d864A1Ee1Ce3Ead9c', /as BTCB/],
  ['0x55d398326f99059fF775485246999027B3197955', /as USDT/],
  ['0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', /as USDC/],
  ['0x2170Ed0880ac9A755fd29B2688956BD959F933F8', /as W?ETH/],
  ['0xdAC17F958D2ee523a2206206994597C13D831ec7', /as USDT/],
  ['0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', /as USDC/],
  ['0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', /as WETH/],
  ['0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', /as USDC/],
  ['0x10ED43C718714eb63d5aA57B78B54704E256024E', /PancakeSwap’s router/],
  ['0x10ed43c718714eb63d5aa57b78b54704e256024e', /PancakeSwap’s router/],
  ['0x13f4EA83D0bd40E75C8222255bc855a974568Dd4', /smart router/],
  ['0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D', /Uniswap’s router/],
  ['0xcA11bde05977b3631167028862bE2a173976CA11', /Multicall3/],
  ['0x000000000022D473030F116dDEE9F6B43aC78BA3', /Permit2/],
  ['0x52908400098527886E0F7030069857D2E4169EE7', /EIP-55/],
  // Hardhat's first and twentieth accounts, Truffle's first, and the account of private key 1.
  ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', /test account/],
  ['0x8626f6940E2eb28930eFb4CeF49B2d1F2C9C1199', /test account/],
  ['0x627306090abaB3A6e1400e9345bC60c78a8BEf57', /test account/],
  ['0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf', /test account/],
  ['0x1111111111111111111111111111111111111111', /made-up/],
  ['0xAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAa', /made-up/],
  ['0x1234567890123456789012345678901234567890', /made-up/],
  ['0xDeaDDeaDDeaDDeaDDeaDDeaDDeaDDeaDDeaDDeaD', /made-up/],
  ['0xfeedfacecafebeeffeedfacecafebeeffeedface', /made-up/],
  ['0x0123456789abcdeffedcba987654321001234567', /made-up/],
  ['0x0102030405060708090a0b0c0d0e0f1011121314', /made-up/],
  ['0xfedcba9876543210fedcba9876543210fedcba98', /made-up/],
  ['0xdeadbeef00000000000000000000000000000000', /made-up/],
  ['0x2468ace02468ace02468ace02468ace02468ace0', /made-up/],
];

const foreignSolana: readonly (readonly [string, RegExp])[] = [
  ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', /as USDC/],
  ['Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', /as USDT/],
  ['DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263', /as BONK/i],
  ['JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN', /as JUP/],
  ['4k3Dyjzvzp8eMZWUXbBCjEvwSkkk59S5iCNLY3QrkX6R', /as RAY/],
  ['6p6xgHyF7AeE6TZkSmFsko444wqoP15icUSqi2jfGiPN', /as TRUMP/],
  ['675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8', /Raydium’s program/],
  ['JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4', /Jupiter’s program/],
  ['6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P', /pump\.fun’s program/],
  ['pAMMBay6oceH9fJKBRHGP5D4bD4sWpmSwMn52FMfXEA', /pump\.fun’s exchange/],
  ['whirLbMiicVdio4qvUfM5KAg6Ct8VwpYzGff3uctyCc', /Orca’s program/],
  // The key whose seed is 32 zero bytes.
  ['4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS', /test account/],
  ['BeefBeefBeefBeefBeefBeefBeefBeefBeefBeefBeef', /made-up/],
  ['BEEFbeefBEEFbeefBEEFbeefBEEFbeefBEEFbeefBEEF', /made-up/],
  ['9999999999999999999999999999999999999999999', /made-up/],
  ['123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghij', /made-up/],
];

/** Wrong contract addresses, some of which would cost a visitor money, by the field that they are put into. */
export const wrongContracts: readonly WrongValue[] = [
  { put: evm, value: undefined, remedy: /contract address in quotes/ },
  { put: evm, value: 0xfeed, remedy: /contract address in quotes/ },
  { put: evm, value: '', remedy: /contract address in quotes/ },
  { put: evm, value: CHECKSUMMED.slice(0, -1), remedy: /0x and 40 hex digits/ },
  { put: evm, value: `${CHECKSUMMED}0`, remedy: /0x and 40 hex digits/ },
  { put: evm, value: CHECKSUMMED.slice(2), remedy: /0x and 40 hex digits/ },
  { put: evm, value: ` ${CHECKSUMMED}`, remedy: /0x and 40 hex digits/ },
  { put: evm, value: CHECKSUMMED.replace('F', 'G'), remedy: /0x and 40 hex digits/ },
  { put: evm, value: '0xcd9fe07ee0048985e6a8465fd7bb3b76aeee0491', remedy: new RegExp(`checksum.*: ${CHECKSUMMED}$`) },
  { put: evm, value: '0xCD9FE07EE0048985E6A8465FD7BB3B76AEEE0491', remedy: new RegExp(`checksum.*: ${CHECKSUMMED}$`) },
  // One digit is mistyped, so no corrected form may be offered.
  {
    put: evm,
    value: '0xcD9Fe07EE0048985E6A8465fd7bb3B76AEeE0492',
    remedy: /does not fit.*Copy it again from the block explorer\.$/,
  },
  // One letter in the wrong case.
  { put: evm, value: '0xCD9Fe07EE0048985E6A8465fd7bb3B76AEeE0491', remedy: /does not fit/ },
  { put: evm, value: '0x0000000000000000000000000000000000000000', remedy: /system address/ },
  { put: evm, value: '0x0000000000000000000000000000000000001000', remedy: /system address/ },
  { put: evm, value: '0x000000000000000000000000000000000000dEaD', remedy: /burn address/ },
  { put: evm, value: '0xdEAD000000000000000042069420694206942069', remedy: /burn address/ },
  { put: evm, value: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', remedy: /own coin/ },
  { put: evm, value: '0xbb4CdB9CbD36B01bD1cBaEBF2De08d9173bc095c', remedy: /WBNB itself/ },
  { put: evm, value: '6PwmtagMadeUpTokenForTestsNobodyHasThisKeyX', remedy: /0x and 40 hex digits/ },
  { put: solana, value: undefined, remedy: /contract address in quotes/ },
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
  ...foreignEvm.map(([value, remedy]) => ({ put: evm, value, remedy })),
  ...foreignSolana.map(([value, remedy]) => ({ put: solana, value, remedy })),
  { put: 'contracts', value: [], remedy: /exactly two/ },
  { put: 'contracts', value: undefined, remedy: /exactly two/ },
  { put: 'contracts[2]', value: { chain: 'bnb', address: CHECKSUMMED }, at: 'contracts', remedy: /exactly two/ },
  { put: 'contracts[0].chain', value: 'ethereum', remedy: /"solana" or "bnb"/ },
  { put: 'contracts[0].chain', value: undefined, remedy: /"solana" or "bnb"/ },
  { put: 'contracts[0].name', value: 'Plumtag', remedy: /Remove it/ },
  { put: 'contracts[0]', value: CHECKSUMMED, remedy: /\{ chain, address \}/ },
];

/** Two contracts with the same chain and the same address. */
export const sameContractTwice = [
  { chain: 'bnb', address: CHECKSUMMED },
  { chain: 'bnb', address: CHECKSUMMED },
];
