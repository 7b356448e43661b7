import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { evaluate } from '../../site-build/config/evaluate.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evaluate-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => void vi.unstubAllEnvs());

let count = 0;
async function outcomeOf(source: string, limitMs?: number) {
  const file = join(folder, `site-${(count += 1)}.ts`);
  await writeFile(file, source);
  return evaluate(file, limitMs);
}

const notData = (path: string, what: string | RegExp) => ({
  kind: 'not data',
  path,
  what: typeof what === 'string' ? what : expect.stringMatching(what),
});

describe('Anything but plain data is refused, with its path', () => {
  test.each([
    ['a promise', 'Promise.resolve({})', '', 'a promise'],
    ['a promise within', '{ product: Promise.resolve("x") }', 'product', 'a promise'],
    ['a function', '{ product: () => "x" }', 'product', 'a function'],
    ['a class', 'class {}', '', 'a function'],
    ['a BigInt', '{ decimals: 18n }', 'decimals', 'a bigint'],
    ['a symbol', '{ product: Symbol("x") }', 'product', 'a symbol'],
    ['a symbol as a key', '{ [Symbol.toStringTag]: "x" }', '', /symbol as a key/],
    ['NaN', '{ decimals: NaN }', 'decimals', 'NaN'],
    ['infinity', '{ decimals: -Infinity }', 'decimals', '-Infinity'],
    ['a getter', '{ links: { get bot() { return "x"; } } }', 'links.bot', 'a getter'],
    ['a getter that throws', '{ get email() { throw new Error("x"); } }', 'email', 'a getter'],
    ['a setter', '{ set email(x) {} }', 'email', 'a getter'],
    ['a hidden property', 'Object.defineProperty({}, "x", { value: 1 })', 'x', 'a hidden property'],
    ['a proxy', 'new Proxy({}, { get: () => Math.random() })', '', 'a proxy'],
    ['a proxy of a list', '{ contracts: [new Proxy([], {})] }', 'contracts[0]', 'a proxy'],
    ['a circle', '((a) => (a.b = { a }, a))({})', 'b.a', /circular/],
    ['a date', '{ incorporated: new Date(0) }', 'incorporated', 'an object of a class'],
    ['a map', 'new Map()', '', 'an object of a class'],
    ['a text as an object', '{ email: new String("x") }', 'email', 'an object of a class'],
    ['an object with a prototype of its own', 'Object.create({ product: "x" })', '', 'an object of a class'],
    ['toJSON', '{ product: { toJSON: () => "x" } }', 'product.toJSON', 'a function'],
    [
      'a list with its own includes',
      '{ previewHosts: Object.assign([], { includes: () => true }) }',
      'previewHosts',
      /properties/,
    ],
    ['a list with its own class', 'new (class extends Array {})()', '', /custom class/],
    ['a list with gaps', '[, 1]', '', /gaps/],
    ['a huge empty list', 'new Array(4e9)', '', /gaps/],
    ['a prototype as a key', 'JSON.parse(\'{"__proto__":{"x":1}}\')', '__proto__', 'a prototype'],
    ['ten megabytes', '{ product: "x".repeat(1e7) }', 'product', 'a text of 10000000 characters'],
    ['a million short texts', '{ previewHosts: Array(1e6).fill("xxxx") }', 'previewHosts', 'too long'],
    ['a deep nest', 'JSON.parse("[".repeat(9999) + "]".repeat(9999))', /^(\[0\])+$/, /deep/],
  ])('%s', async (_, value, path, what) => {
    expect(await outcomeOf(`export const site: unknown = ${value};\n`)).toEqual({
      ...notData('', what),
      path: typeof path === 'string' ? path : expect.stringMatching(path),
    });
  });
});

describe('A file that does not finish is reported as such', () => {
  test.each([
    ['exits', 'process.exit(0);', { kind: 'silent' }],
    ['exits, with an exit handler', 'process.on("exit", () => {}); process.exit(7);', { kind: 'silent' }],
    ['kills itself', 'process.kill(process.pid, "SIGKILL");', { kind: 'silent' }],
    ['aborts', 'process.abort();', { kind: 'silent' }],
    ['awaits for ever, with nothing to wait for', 'await new Promise(() => {});', { kind: 'silent' }],
    ['awaits for ever', 'setInterval(() => {}, 9); await new Promise(() => {});', { kind: 'endless', seconds: 1.5 }],
    ['loops for ever', 'for (;;);', { kind: 'endless', seconds: 1.5 }],
    ['writes to the channel', 'import { writeSync } from "node:fs"; writeSync(3, "noise\\n");', { kind: 'silent' }],
    [
      'writes a value of its own to the channel',
      'import { writeSync } from "node:fs"; writeSync(3, \'{"kind":"site","value":{"product":"y"}}\\n\');',
      { kind: 'silent' },
    ],
    [
      'writes to the channel as a stream',
      'import { createWriteStream } from "node:fs"; createWriteStream("", { fd: 3 }).write("noise\\n"); await new Promise((done) => setTimeout(done, 99));',
      { kind: 'silent' },
    ],
    ['closes the channel', 'import { closeSync } from "node:fs"; closeSync(3);', { kind: 'silent' }],
    ['throws', 'throw new Error("\\u001b[2J");', { kind: 'threw', message: 'Error: \u001b[2J' }],
    ['throws nothing', 'throw undefined;', { kind: 'threw', message: 'undefined' }],
    [
      'throws what cannot be printed',
      'throw { toString() { throw 1; } };',
      { kind: 'threw', message: 'something that cannot be printed' },
    ],
    ['is thenable', 'export const then = () => {};', { kind: 'silent' }],
  ])('%s', async (_, source, outcome) => {
    expect(await outcomeOf(`${source}\nexport const site = { product: 'x' };\n`, 1500)).toEqual(outcome);
  });

  test('exports another name', async () => {
    expect(await outcomeOf('export const config = {};\n')).toEqual({ kind: 'no site', exports: 'config' });
  });
});

describe('The value is the same, whatever else the file does', () => {
  test.each([
    ['prints', 'console.log(\'{"kind":"site","value":{"product":"y"}}\'); console.error("y");', '"x"'],
    ['asks whether it runs in a browser', '', 'typeof document === "undefined" ? "x" : "y"'],
    ['reads the environment', '', 'process.env.CLOUDFLARE_API_TOKEN ?? process.env.PATH ?? process.env.HOME ?? "x"'],
    ['reads the arguments', '', 'process.argv.length === 1 ? "x" : "y"'],
    ['patches JSON', 'JSON.stringify = () => "y"; String.prototype.toJSON = () => "y";', '"x"'],
    ['patches Object', 'Object.getOwnPropertyDescriptor = () => ({ value: "y" }); Object.hasOwn = () => false;', '"x"'],
    [
      'patches Reflect and Array',
      'Reflect.ownKeys = () => []; Array.isArray = () => true; Array.prototype[Symbol.iterator] = null;',
      '"x"',
    ],
    [
      'pollutes the prototype',
      'Object.prototype.get = () => "y"; Object.prototype.value = "y"; Object.prototype.toJSON = () => "y";',
      '"x"',
    ],
    [
      'patches the file system',
      'import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module"; fs.writeSync = () => 0; syncBuiltinESMExports();',
      '"x"',
    ],
    ['changes its mind later', 'setTimeout(() => { site.product = "y"; });', '"x"'],
    ['has handlers', 'process.on("exit", () => { for (;;); }); process.exit = () => { for (;;); };', '"x"'],
  ])('%s', async (_, source, product) => {
    vi.stubEnv('CLOUDFLARE_API_TOKEN', 'secret');
    const got = await outcomeOf(`${source}\nexport const site: any = { product: ${product} };\n`);
    expect(got).toEqual({ kind: 'site', value: { product: 'x' } });
  });

  test.each([
    ['write a file', 'import { writeFileSync } from "node:fs"; writeFileSync("/tmp/evaluate-was-here", "");'],
    ['read a file outside', 'import { readFileSync } from "node:fs"; readFileSync("/etc/hostname");'],
    [
      'read its parent’s environment',
      'import { readFileSync } from "node:fs"; readFileSync(`/proc/${process.ppid}/environ`);',
    ],
    ['fetch', 'await fetch("http://127.0.0.1:9/");'],
    ['connect', 'import { connect } from "node:net"; connect(9, "127.0.0.1");'],
    ['look up a host', 'import { lookup } from "dns/promises"; await lookup("localhost");'],
    ['request by another way', 'process.getBuiltinModule("https").get("https://127.0.0.1:9/");'],
    ['require the network', 'import { createRequire } from "node:module"; createRequire(import.meta.url)("net");'],
    ['open a socket', 'new WebSocket("ws://127.0.0.1:9/");'],
    ['start a process', 'import { spawn } from "node:child_process"; spawn("sleep", ["60"]);'],
    ['start a thread', 'import { Worker } from "node:worker_threads"; new Worker("for(;;);", { eval: true });'],
  ])('the file may not %s', async (_, source) => {
    expect(await outcomeOf(`${source}\nexport const site = {};\n`)).toEqual({
      kind: 'threw',
      message: expect.stringMatching(/Access to this API has been restricted/),
    });
  });

  test('imports from neighbouring modules work, and every kind of plain data arrives unchanged', async () => {
    await writeFile(
      join(folder, 'more.ts'),
      'export const more = { list: [1, "ü\\u{1F600}", null, true, -0, 1e21] };\n',
    );
    const source =
      'import { more } from "./more.ts";\nexport const site = { ...more, none: undefined, big: "x".repeat(9e5) };\n';
    expect(await outcomeOf(source)).toEqual({
      kind: 'site',
      value: { list: [1, 'ü😀', null, true, 0, 1e21], big: 'x'.repeat(9e5) },
    });
  });
});
