import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './run.ts';
import { UserError } from './user-error.ts';

/** The measuring tools have their own package, because they are too heavy for the main install. */
export const TOOLS_FOLDER = resolve(import.meta.dirname, '../../tools');

/** npm writes this file last, so after an install it is newer than the lock file. */
function isInstalled(): boolean {
  const installed = join(TOOLS_FOLDER, 'node_modules/.package-lock.json');
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(TOOLS_FOLDER, 'package-lock.json')).mtimeMs
  );
}

/**
 * Imports a package of `tools/package.json`, after installing them all, without install scripts, if necessary.
 *
 * @param name package name
 * @returns its module; the caller declares the type
 * @throws UserError with a command that helps, if the packages cannot be installed
 */
export async function loadTool<Module>(name: string): Promise<Module> {
  if (!isInstalled()) {
    console.log('Installing the measuring tools into tools/ (once, about 20 s) …');
    const { code, text } = await run('npm', ['ci', '--prefix', TOOLS_FOLDER, '--ignore-scripts'], { output: 'pipe' });
    if (code !== 0) {
      throw new UserError(`The measuring tools could not be installed. Try: npm ci --prefix tools\n${text.trim()}`);
    }
  }
  const file = createRequire(join(TOOLS_FOLDER, 'package.json')).resolve(name);
  return (await import(pathToFileURL(file).href)) as Module;
}
