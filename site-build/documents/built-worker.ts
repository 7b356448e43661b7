import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The build writes the path of the Worker's configuration here, for wrangler and the tests. */
const DEPLOY_CONFIG = '.wrangler/deploy/config.json';

/** Returns the path of the built Worker's wrangler configuration. @throws if nothing is built yet */
export function builtWorkerConfig(root = '.'): string {
  const file = resolve(root, DEPLOY_CONFIG);
  try {
    const { configPath } = JSON.parse(readFileSync(file, 'utf8')) as { configPath: string };
    return resolve(file, '..', configPath);
  } catch (cause) {
    throw new Error(`The tests run against the built site, and ${DEPLOY_CONFIG} is missing. Run: npm run build`, {
      cause,
    });
  }
}
