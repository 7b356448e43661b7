/** Domains of services that visitors trust, which cannot be the operator's own. */
const OTHERS_DOMAINS =
  't.me telegram.me telegram.org telegram.dog x.com twitter.com pancakeswap.finance pancakeswap.com bscscan.com solscan.io metamask.io trustwallet.com binance.com bnbchain.org solana.com phantom.app phantom.com google.com github.com'.split(
    ' ',
  );

export const TELEGRAM_HOSTS = new Set(['t.me', 'telegram.me']);
export const X_HOSTS = new Set(['x.com', 'twitter.com']);

/** Paths on Telegram and X that are pages rather than accounts. */
export const PAGES = new Set(
  'share proxy socks login addstickers addtheme setlanguage joinchat invoice contact home i intent explore search settings messages notifications compose hashtag signup account tos privacy about download'.split(
    ' ',
  ),
);

/** Whether `host` is `domain` or a subdomain of it. */
export const isBelow = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Whether `host` belongs to a well-known service. */
export const isOthers = (host: string): boolean => OTHERS_DOMAINS.some((domain) => isBelow(host, domain));

/** Well-known EVM addresses that cannot be the operator's token. The same address is on every EVM chain. */
const evm: Readonly<Record<string, string>> = {
  '0x000000000000000000000000000000000000dEaD': 'a burn address',
  '0xdEAD000000000000000042069420694206942069': 'a burn address',
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE': 'the placeholder for the chain’s own coin',
  '0xbb4CdB9CbD36B01bD1cBaEBF2De08d9173bc095c': 'WBNB itself',
  '0x55d398326f99059fF775485246999027B3197955': 'USDT',
  '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d': 'USDC',
  '0xe9e7CEA3DedcA5984780Bafc599bD69ADd087D56': 'BUSD',
  '0x1AF3F329e8BE154074D8769D1FFa4eE058B1DBc3': 'DAI',
  '0xc5f0f7b66764F6ec8C8Dff7BA683102295E16409': 'FDUSD',
  '0x40af3827F39D0EAcBF4A168f8D4ee67c121D11c9': 'TUSD',
  '0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82': 'CAKE',
  '0x7130d2A12B9BCbFAe4f2634d864A1Ee1Ce3Ead9c': 'BTCB',
  '0x2170Ed0880ac9A755fd29B2688956BD959F933F8': 'ETH on BNB Chain',
  '0x1D2F0da169ceB9fC7B3144628dB156f3F6c60dBE': 'XRP on BNB Chain',
  '0x3EE2200Efb3400fAbB9AacF31297cBdD1d435D47': 'ADA on BNB Chain',
  '0xbA2aE424d960c26247Dd6c32edC70B295c744C43': 'DOGE on BNB Chain',
  '0x7083609fCE4d1d8Dc0C979AAb8c869Ea2C873402': 'DOT on BNB Chain',
  '0x4338665CBB7B2485A8855A139b75D5e34AB0DB94': 'LTC on BNB Chain',
  '0xF8A0BF9cF54Bb92F17374d9e9A321E6a111a51bD': 'LINK on BNB Chain',
  '0xBf5140A22578168FD562DCcF235E5D43A02ce9B1': 'UNI on BNB Chain',
  '0xdAC17F958D2ee523a2206206994597C13D831ec7': 'USDT on Ethereum',
  '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48': 'USDC on Ethereum',
  '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2': 'WETH on Ethereum',
  '0x6B175474E89094C44Da98b954EedeAC495271d0F': 'DAI on Ethereum',
  '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599': 'WBTC on Ethereum',
  '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913': 'USDC on Base',
  '0x10ED43C718714eb63d5aA57B78B54704E256024E': 'PancakeSwap’s router',
  '0x13f4EA83D0bd40E75C8222255bc855a974568Dd4': 'PancakeSwap’s smart router',
  '0x1b81D678ffb9C0263b24A97847620C99d213eB14': 'PancakeSwap’s version 3 router',
  '0x1A0A18AC4BECDDbd6389559687d1A73d8927E416': 'PancakeSwap’s universal router',
  '0xcA143Ce32Fe78f1f7019d7d551a6402fC5350c73': 'PancakeSwap’s factory',
  '0x0BFbCF9fa4f9C56B0F40a671Ad40E0805A091865': 'PancakeSwap’s version 3 factory',
  '0x73feaa1eE314F8c655E354234017bE2193C9E24E': 'PancakeSwap’s MasterChef',
  '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D': 'Uniswap’s router',
  '0xE592427A0AEce92De3Edee1F18E0157C05861564': 'Uniswap’s version 3 router',
  '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD': 'Uniswap’s universal router',
  '0x1111111254EEB25477B68fb85Ed929f73A960582': '1inch’s router',
  '0xcA11bde05977b3631167028862bE2a173976CA11': 'Multicall3',
  '0x000000000022D473030F116dDEE9F6B43aC78BA3': 'Permit2',
  '0x4e59b44847b379578588920cA78FbF26c0B4956C': 'the CREATE2 deployer',
  '0x00000000219ab540356cBB839Cbe05303d7705Fa': 'Ethereum’s deposit contract',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266': 'a test account, whose key is public',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8': 'a test account, whose key is public',
  '0x627306090abaB3A6e1400e9345bC60c78a8BEf57': 'a test account, whose key is public',
  '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf': 'a test account, whose key is public',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed': 'an example from EIP-55',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359': 'an example from EIP-55',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB': 'an example from EIP-55',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb': 'an example from EIP-55',
};

/** The same for Solana, without built-in programs and wrapped SOL, which end in a run of ones. */
const solana: Readonly<Record<string, string>> = {
  '1nc1nerator11111111111111111111111111111111': 'a burn address',
  EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v: 'USDC',
  Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB: 'USDT',
  '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo': 'PYUSD',
  USDSwr9ApdHk5bvJKMjzff41FfuX8bSxdKcR81vTwcA: 'USDS',
  '7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs': 'ETH on Solana',
  mSoLzYCxHdYgdzU16g5QSh3i5K3z3KZK7ytfqcJm7So: 'mSOL',
  J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn: 'jitoSOL',
  bSo13r4TkiE4KumL71LsHTPpL2euBYLFx6h9HP3piy1: 'bSOL',
  jtojtomepa8beP8AuQc6eXt5FriJwfFMwQx2v2f9mCL: 'JTO',
  JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN: 'JUP',
  '4k3Dyjzvzp8eMZWUXbBCjEvwSkkk59S5iCNLY3QrkX6R': 'RAY',
  orcaEKTdK7LKz57vaAYr9QeNsVEPfiu6QeMU1kektZE: 'ORCA',
  HZ1JovNiVvGrGNiiYvEozEVgZ58xaU3RKwX8eACQBCt3: 'PYTH',
  DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263: 'BONK',
  EKpQGSJtjMFqKZ9KQanSqYXRcF8fBopzLHYxdM65zcjm: 'WIF',
  '6p6xgHyF7AeE6TZkSmFsko444wqoP15icUSqi2jfGiPN': 'TRUMP',
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: 'the token program',
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: 'the token program',
  ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: 'the associated-token program',
  metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s: 'the metadata program',
  '675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8': 'Raydium’s program',
  JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4: 'Jupiter’s program',
  '6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P': 'pump.fun’s program',
  pAMMBay6oceH9fJKBRHGP5D4bD4sWpmSwMn52FMfXEA: 'pump.fun’s exchange program',
  whirLbMiicVdio4qvUfM5KAg6Ct8VwpYzGff3uctyCc: 'Orca’s program',
  LBUZKhRxPF3XUpBCjp4YzTKgLccjZhTSDM9YuVaPwxo: 'Meteora’s program',
  '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS': 'a test account, whose key is public',
};

const byLowerCase = new Map(Object.entries(evm).map(([address, what]) => [address.toLowerCase(), what]));

/** What a well-known address is that cannot be the operator's token, or null. On BNB Chain, case does not matter. */
export const knownContract = (chain: 'solana' | 'bnb', address: string): string | null =>
  (chain === 'bnb' ? byLowerCase.get(address.toLowerCase()) : Object.hasOwn(solana, address) && solana[address]) ||
  null;
