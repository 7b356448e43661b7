import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The build writes the path of the Worker's configuration here, for wrangler and the tests. */
const DEPLOY_CONFIG = '.wrangler/deploy/config.json';

/** Returns the path of the built Worker's wrangler configuration. @throws if nothing is built yet */
export function builtWorkerConfig(): string {
  try {
    const { configPath } = JSON.parse(readFileSync(DEPLOY_CONFIG, 'utf8')) as { configPath: string };
    return resolve(DEPLOY_CONFIG, '..', configPath);
  } catch (cause) {
    throw new Error(`The tests run against the built site, and ${DEPLOY_CONFIG} is missing. Run: npm run build`, {
      cause,
    });
  }
}
