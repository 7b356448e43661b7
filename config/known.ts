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

/**
 * Well-known EVM addresses that cannot be the operator's token: those that somebody who launches one has on the clipboard.
 * Any other stranger's token has another name on its chain, which stops a deployment.
 */
const evm: Readonly<Record<string, string>> = {
  '0x000000000000000000000000000000000000dEaD': 'a burn address',
  '0xdEAD000000000000000042069420694206942069': 'a burn address',
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE': 'the placeholder for the chain’s own coin',
  '0xbb4CdB9CbD36B01bD1cBaEBF2De08d9173bc095c': 'WBNB itself',
  '0x55d398326f99059fF775485246999027B3197955': 'USDT',
  '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d': 'USDC',
  '0xe9e7CEA3DedcA5984780Bafc599bD69ADd087D56': 'BUSD',
  '0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82': 'CAKE',
  '0x7130d2A12B9BCbFAe4f2634d864A1Ee1Ce3Ead9c': 'BTCB',
  '0x2170Ed0880ac9A755fd29B2688956BD959F933F8': 'ETH on BNB Chain',
  '0xdAC17F958D2ee523a2206206994597C13D831ec7': 'USDT on Ethereum',
  '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48': 'USDC on Ethereum',
  '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2': 'WETH on Ethereum',
  '0x6B175474E89094C44Da98b954EedeAC495271d0F': 'DAI on Ethereum',
  '0x10ED43C718714eb63d5aA57B78B54704E256024E': 'PancakeSwap’s router',
  '0x13f4EA83D0bd40E75C8222255bc855a974568Dd4': 'PancakeSwap’s smart router',
  '0x1b81D678ffb9C0263b24A97847620C99d213eB14': 'PancakeSwap’s version 3 router',
  '0x1A0A18AC4BECDDbd6389559687d1A73d8927E416': 'PancakeSwap’s universal router',
  '0xcA143Ce32Fe78f1f7019d7d551a6402fC5350c73': 'PancakeSwap’s factory',
  '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D': 'Uniswap’s router',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266': 'a test account, whose key is public',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed': 'an example from EIP-55',
};

/** The same for Solana, without built-in programs and wrapped SOL, which end in a run of ones. */
const solana: Readonly<Record<string, string>> = {
  '1nc1nerator11111111111111111111111111111111': 'a burn address',
  EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v: 'USDC',
  Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB: 'USDT',
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
