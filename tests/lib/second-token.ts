import { withDefaults } from '../../config/site.ts';
import type { Site } from '../../shape/token.ts';
import { site } from '../second-token/site.ts';

/** The second token's facts, ready to deploy, for tests of what is done with facts. */
export const second: Site = withDefaults(site);

/** The same with one value replaced, at a path such as `contracts[0].address`. */
export function secondWith(path: string, value: unknown): Site {
  const copy = structuredClone(second) as unknown as Record<string, unknown>;
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop()!;
  keys.reduce((inner, key) => inner[key] as Record<string, unknown>, copy)[last] = value;
  return copy as unknown as Site;
}
