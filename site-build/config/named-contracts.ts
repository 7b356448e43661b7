import { WBNB_CONTRACT } from '../../config/chains.ts';
import type { ContractChain } from '../../config/site-config.ts';

/** EVM addresses that are not a token, or not an operator's, with a description of each. */
const evm: Readonly<Record<string, string>> = {
  '0x000000000000000000000000000000000000dEaD': 'a burn address',
  '0xdEAD000000000000000042069420694206942069': 'a burn address',
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE': 'the placeholder for the chain’s own coin',
  [WBNB_CONTRACT]: 'WBNB itself',
  '0x10ED43C718714eb63d5aA57B78B54704E256024E': 'PancakeSwap’s router',
  '0x05fF2B0DB69458A0750badebc4f9e13aDd608C7F': 'PancakeSwap’s first router',
  '0x13f4EA83D0bd40E75C8222255bc855a974568Dd4': 'PancakeSwap’s smart router',
  '0x1b81D678ffb9C0263b24A97847620C99d213eB14': 'PancakeSwap’s version 3 router',
  '0x1A0A18AC4BECDDbd6389559687d1A73d8927E416': 'PancakeSwap’s universal router',
  '0xcA143Ce32Fe78f1f7019d7d551a6402fC5350c73': 'PancakeSwap’s factory',
  '0x0BFbCF9fa4f9C56B0F40a671Ad40E0805A091865': 'PancakeSwap’s version 3 factory',
  '0x73feaa1eE314F8c655E354234017bE2193C9E24E': 'PancakeSwap’s MasterChef',
  '0xa5f8C5Dbd5F286960b9d90548680aE5ebFf07652': 'PancakeSwap’s MasterChef',
  '0xcA11bde05977b3631167028862bE2a173976CA11': 'Multicall3',
  '0x000000000022D473030F116dDEE9F6B43aC78BA3': 'Permit2',
  '0x4e59b44847b379578588920cA78FbF26c0B4956C': 'the CREATE2 deployer',
  '0xba5Ed099633D3B313e4D5F7bdc1305d3c28ba5Ed': 'the CreateX factory',
  '0x1820a4B7618BdE71Dce8cdc73aAB6C95905faD24': 'the ERC-1820 registry',
  '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789': 'the account-abstraction entry point',
  '0x0000000071727De22E5E9d8BAf0edAc6f37da032': 'the account-abstraction entry point',
  '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D': 'Uniswap’s router',
  '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f': 'Uniswap’s factory',
  '0xE592427A0AEce92De3Edee1F18E0157C05861564': 'Uniswap’s version 3 router',
  '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45': 'Uniswap’s version 3 router',
  '0x1F98431c8aD98523631AE4a59f267346ea31F984': 'Uniswap’s version 3 factory',
  '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD': 'Uniswap’s universal router',
  '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af': 'Uniswap’s universal router',
  '0x1111111254EEB25477B68fb85Ed929f73A960582': '1inch’s router',
  '0x111111125421cA6dc452d289314280a0f8842A65': '1inch’s router',
  '0xDef1C0ded9bec7F1a1670819833240f027b25EfF': '0x’s exchange proxy',
  '0xd9e1cE17f2641f24aE83637ab66a2cca9C378B9F': 'SushiSwap’s router',
  '0x1b02dA8Cb0d097eB8D57A175b88c7D8b47997506': 'SushiSwap’s router',
  '0x00000000219ab540356cBB839Cbe05303d7705Fa': 'Ethereum’s deposit contract',
  // The examples of EIP-55.
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed': 'an example from EIP-55',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359': 'an example from EIP-55',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB': 'an example from EIP-55',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb': 'an example from EIP-55',
  '0x52908400098527886E0F7030069857D2E4169EE7': 'an example from EIP-55',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D': 'an example from EIP-55',
  '0xde709f2102306220921060314715629080e2fb77': 'an example from EIP-55',
  '0x27b1fdb04752bbc536007a920d24acb045561c26': 'an example from EIP-55',
};

/** Solana programs and accounts that cannot be recognised by a run of ones. */
const solana: Readonly<Record<string, string>> = {
  '1nc1nerator11111111111111111111111111111111': 'a burn address',
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: 'the token program',
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: 'the token program',
  ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: 'the associated-token program',
  metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s: 'the metadata program',
  MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr: 'the memo program',
  Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo: 'the memo program',
  '675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8': 'Raydium’s program',
  CAMMCzo5YL8w4VFF8KVHrK22GGUsp5VTaW7grrKgrWqK: 'Raydium’s concentrated-liquidity program',
  CPMMoo8L3F4NbTegBCKVNunggL7H1ZpdTHKxQB5qKP1C: 'Raydium’s constant-product program',
  LanMV9sAd7wArD4vJFi2qDdfnVhFxYSUg6eADduJ3uj: 'Raydium’s launch program',
  '5Q544fKrFoe6tsEbD7S8EmxGTJYAKtTVhAW5Q5pge4j1': 'Raydium’s authority',
  JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4: 'Jupiter’s program',
  JUP4Fb2cqiRUcaTHdrPC8h2gNsA2ETXiPDD33WcGuJB: 'Jupiter’s program',
  JUP3c2Uh3WA4Ng34tw6kPd2G4YotpViXWQkVECwALGW: 'Jupiter’s program',
  JUP2jxvXaqu7NQY1GmNF4m1vodwdXNGBXKN8ugX5Lro: 'Jupiter’s program',
  '6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P': 'pump.fun’s program',
  pAMMBay6oceH9fJKBRHGP5D4bD4sWpmSwMn52FMfXEA: 'pump.fun’s exchange program',
  pfeeUxB6jkeY1Hxd7CsFCAjcbHA9rWtchMGdZ6VojVZ: 'pump.fun’s fee program',
  whirLbMiicVdio4qvUfM5KAg6Ct8VwpYzGff3uctyCc: 'Orca’s program',
  '9W959DqEETiGZocYWCQPaJ6sBmUzgfxXfqGeTEdp3aQP': 'Orca’s program',
  LBUZKhRxPF3XUpBCjp4YzTKgLccjZhTSDM9YuVaPwxo: 'Meteora’s program',
  PhoeNiX7VoCHb6ZGo8gvCyUPAKVnm7p9wc7V3vsjp5B: 'Phoenix’s program',
  srmqPvymJeFKQ4zGQed1GFppgkRHL9kaELCbyksJtPX: 'OpenBook’s program',
  '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin': 'Serum’s program',
};

const byLowerCase = new Map(Object.entries(evm).map(([address, what]) => [address.toLowerCase(), what]));

/** Describes a well-known address that cannot be an operator's token, or null. On BNB Chain, case does not matter. */
export const namedContract = (chain: ContractChain, address: string): string | null =>
  (chain === 'bnb' ? byLowerCase.get(address.toLowerCase()) : Object.hasOwn(solana, address) && solana[address]) ||
  null;
