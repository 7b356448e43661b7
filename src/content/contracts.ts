export const contracts = {
  title: 'One address per chain. Check every character.',
  lead: 'These are the only contracts this site names. Compare them with what your wallet or exchange shows before you buy.',
  warning: 'This is the token’s contract. Do not send funds to it.',
  demonstration: 'Demonstration address: no token is deployed here.',
  unfinished: 'This site is not set up yet: some of its links are demonstrations. Do not rely on it.',
  viewOn: 'View on',
  /** What a copy button copies, after its verb. */
  copyOf: (chain: string) => `the ${chain} contract address`,
  nameOf: (chain: string, demonstration: boolean) => `${chain} contract${demonstration ? ' (demonstration)' : ''}`,
};
