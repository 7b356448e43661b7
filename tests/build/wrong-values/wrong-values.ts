import { wrongAccounts } from './accounts.ts';
import { wrongCompany } from './company.ts';
import { wrongContracts } from './contracts.ts';
import { wrongHosts } from './hosts.ts';
import { leadingElsewhere } from './leading-elsewhere.ts';
import { wrongLinks } from './links.ts';
import { misleadingTexts } from './misleading-texts.ts';
import { wrongPolicy } from './policy.ts';
import { wrongToken } from './token.ts';
import type { WrongValue } from './wrong-value.ts';

/** Every wrong value, for every field. */
export const wrongValues: readonly WrongValue[] = [
  ...wrongToken,
  ...wrongHosts,
  ...wrongLinks,
  ...wrongAccounts,
  ...wrongContracts,
  ...wrongCompany,
  ...wrongPolicy,
  ...leadingElsewhere,
  ...misleadingTexts,
];
