/**
 * Values that show the site before it has an operator. The page says so beside these contracts, and the deploy command
 * refuses a configuration that still holds any of them. For the build and its tools only: a bundle that imported this
 * would carry the values into every re-branded site.
 */
export const demonstrationValues: readonly string[] = [
  'https://hashtagpay.example',
  'https://bot.example.com',
  'https://docs.example.com',
  'https://t.me/example',
  'https://x.com/example',
  'hello@example.com',
  'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo',
  '0x1234567890AbcdEF1234567890aBcdef12345678',
];
