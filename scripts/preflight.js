/*
 * Runs before a command, in plain JavaScript, so that any Node can say in one sentence what is missing. With the word
 * `port` it also checks PORT, with `dist` it requires a build.
 */
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);

/** Why no command can run here, and the remedy; or undefined. */
function obstacle() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const missing = names.filter((name) => !existsSync(new URL(`node_modules/${name}/package.json`, root)));
  if (missing.length === names.length) return 'The packages are not installed. Run: npm ci';
  if (missing.length > 0) return `Packages are missing, such as ${missing[0]}. Run: npm ci --include=dev`;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 18)) {
    return `Node ${process.versions.node} is too old. Run commands with npm, which uses the newer one among the packages; if npm says this, too, run: npm ci --include=optional, or install Node 24`;
  }
  const { PORT } = process.env;
  if (process.argv.includes('port') && PORT !== undefined && !(/^\d+$/.test(PORT) && Number(PORT) < 65_536)) {
    return `PORT is "${PORT}". Set it to a number up to 65535, such as PORT=8000, or leave it out.`;
  }
  if (process.argv.includes('dist') && !existsSync(new URL('dist/client/.well-known/SHA256SUMS', root))) {
    return 'There is no build in dist. Run: npm run build';
  }
}

const problem = obstacle();
if (problem) {
  console.error(`\n${problem}`);
  // For doctor and verify, 1 would be a verdict.
  process.exitCode = 2;
}
