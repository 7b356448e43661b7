/*
 * The commands' entry point: `node scripts/run.js start` runs start.ts. Plain JavaScript, so that any Node can say what
 * is missing instead of failing with a stack trace.
 */
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);

/** Why no command can run here, and the remedy, in one sentence; or null. */
function obstacle() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const missing = names.filter((name) => !existsSync(new URL(`node_modules/${name}/package.json`, root)));
  if (missing.length === names.length) return 'The packages are not installed. Run: npm ci';
  if (missing.length > 0) {
    return `${missing.length} packages are not installed: NODE_ENV=production and --omit=dev leave out the build tools. Run: npm ci --include=dev`;
  }
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return null;
  return `Node ${process.versions.node} is too old. Start commands with npm, which runs the newer one among the packages; if npm says this, too, run: npm ci --include=optional, or install Node 24`;
}

// Whatever ends npm ends this command, and with it its children.
await import('./lib/end-with-parent.js');

const problem = obstacle();
if (problem) {
  console.error(`\n${problem}`);
  process.exitCode = 1;
} else {
  const [name] = process.argv.splice(2, 1);
  await import(new URL(`${name}.ts`, import.meta.url));
}
