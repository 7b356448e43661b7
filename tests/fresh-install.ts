import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { main, parseCommandLine, UserError } from '../scripts/lib/command.ts';
import { serve } from './lib/serve.ts';

const USAGE = 'Write: npm run test:install, or npm run test:install -- --node 22.23.3 --npm 10.9.4';

/** Refuses a lock file that an npm before 11 has written: those leave out which C library a package is for. */
function checkLock(text: string): void {
  if (text.includes('"libc"')) return;
  throw new UserError('npm 10 wrote package-lock.json. Restore it, and run: npx npm@11 install --package-lock-only');
}

/** What a terminal has: the environment without what npm and the launcher set, with the programs of `folders` first. */
function terminal(...folders: readonly string[]): NodeJS.ProcessEnv {
  const ofNpm = /^npm_(?!config_)|^npm_config_.*prefix$|^(?:INIT_CWD|NODE)$/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofNpm.test(name)));
  const rest = env.PATH!.split(delimiter).filter((path) => !path.includes('node_modules'));
  return { ...env, PATH: [...folders, ...rest].join(delimiter), PORT: '0' };
}

/**
 * Installs, builds and serves a copy of the project with the Node and npm that run this, or with the versions given,
 * which come from npm's packages. Not a part of `npm test`, because it takes a minute and needs the registry.
 */
await main(async () => {
  const options = { node: { type: 'string' }, npm: { type: 'string' } } as const;
  const { values } = parseCommandLine(USAGE, { options });
  const folder = await mkdtemp(join(tmpdir(), 'install-'));
  const [tools, cwd] = [join(folder, 'tools'), join(folder, 'project')];
  const { npm_node_execpath: node = process.execPath, npm_execpath: npm = '' } = process.env;
  let env = terminal(dirname(node));
  try {
    const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
    for (const file of files) await cp(file, join(cwd, file));
    const lock = await readFile('package-lock.json', 'utf8');
    checkLock(lock);

    const name = `node-${process.platform}-${process.arch}`;
    const wanted = [...(values.node ? [`${name}@${values.node}`] : []), ...(values.npm ? [`npm@${values.npm}`] : [])];
    if (wanted.length > 0) execFileSync(node, [npm, 'install', '--prefix', tools, ...wanted], { env });
    if (values.node) env = terminal(join(tools, 'node_modules', name, 'bin'));
    const npmWanted = values.npm ? join(tools, 'node_modules/npm/bin/npm-cli.js') : npm;
    const run = (...args: string[]) => execFileSync('node', [npmWanted, ...args], { cwd, env, stdio: 'inherit' });
    const versions = execFileSync('node', [npmWanted, 'version', '--json'], { cwd, env, encoding: 'utf8' });
    const { node: nodeVersion, npm: npmVersion } = JSON.parse(versions) as Record<string, string>;

    run('ci');
    run('run', 'build');
    const { origin, stop } = await serve(['node', npmWanted, 'run', 'preview'], { cwd, env });
    const answers = [(await fetch(`${origin}/`)).status, (await fetch(`${origin}/nobody`)).status];
    await stop();
    const isKept = (await readFile(join(cwd, 'package-lock.json'), 'utf8')) === lock;
    console.log(
      `Node ${nodeVersion}, npm ${npmVersion}: ${answers.join(' and ')}, ${isKept ? 'same' : 'OTHER'} lock file`,
    );
    return answers.join() === '200,404' && isKept ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
