import { elementsIn } from './readings/markup.ts';

/** Elements that this site never uses and that could show, send or animate something that a scan of text does not see. */
export const STRANGERS =
  'iframe frame frameset fencedframe portal object embed applet canvas video audio form textarea select base area map foreignobject animate animatemotion animatetransform set feimage math marquee plaintext xmp noembed noframes';

const names = new Set(STRANGERS.split(' '));

/** Describes the elements and attributes of a document that no page of this site has, each once. */
export function strangersIn(html: string): string[] {
  const found = elementsIn(html).flatMap(({ tagName, attrs }) => [
    ...(names.has(tagName.toLowerCase()) || tagName.includes('-') ? [`<${tagName}>`] : []),
    ...attrs
      .filter(
        ({ name, value }) => name.startsWith('on') || name === 'srcdoc' || (name === 'http-equiv' && value !== ''),
      )
      .map(({ name, value }) => `${name}="${value}"`),
  ]);
  return [...new Set(found)].map((what) => `${what}: no page of this site has that. Remove it.`);
}

/** How scripts ask a wallet in the browser to connect, sign or send: EIP-1193, EIP-6963, Solana's wallet standard, TronLink. */
const WALLET_CALL =
  /\b(?:eth_(?:sendTransaction|sendRawTransaction|requestAccounts|accounts|sign\w*)|personal_sign|wallet_[a-z]\w+|signAndSendTransaction|sign(?:All)?Transactions?|eip6963:\w+|wallet-standard:[\w-]+|(?:window|globalThis|self|top|parent)\s*(?:\?\.|\.|\[\s*["'`])\s*(?:ethereum|solana|phantom|solflare|BinanceChain|okxwallet|trustwallet|tronWeb|tronLink|keplr))\b/g;

/** Describes the calls to a wallet in a script, each once: this site never asks for one, and every drainer does. */
export const walletCallsIn = (script: string): string[] =>
  [...new Set(script.match(WALLET_CALL))].map(
    (call) => `${call}: no script of this site talks to a wallet. Remove it.`,
  );
