import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { types } from 'node:util';

/*
 * Runs the operator's file in a separate process and writes its export `site` to file descriptor 3 as one line of JSON.
 * The file may replace any global while it runs, so everything needed afterwards is captured first, and nothing below
 * calls a method through a prototype.
 */
const write = writeSync;
const { getOwnPropertyDescriptor, getPrototypeOf, hasOwn, is } = Object;
const { isArray } = Array;
const { ownKeys } = Reflect;
const { stringify } = JSON;
const { isProxy, isPromise } = types;
const text = String;
const objectPrototype = Object.prototype;
const arrayPrototype = Array.prototype;
// `process.exit` would first run any handlers that the file has installed.
const { reallyExit } = process as unknown as { reallyExit: (code: number) => never };

const CHANNEL = 3;
const MAX_DEPTH = 12;
const MAX_LENGTH = 1_000_000;

interface Ancestors {
  readonly value: object;
  readonly above: Ancestors | null;
  readonly depth: number;
}

/** Reports a value that is not plain data, and its place. */
class NotData {
  readonly path: string;
  readonly what: string;
  constructor(path: string, what: string) {
    this.path = path;
    this.what = what;
  }
}

/** Returns the value of an own data property. */
function dataAt(holder: object, key: string, path: string): unknown {
  const descriptor = getOwnPropertyDescriptor(holder, key);
  if (!descriptor) throw new NotData(path, 'an empty place in a list');
  if (!hasOwn(descriptor, 'value')) throw new NotData(path, 'a getter');
  if (!descriptor.enumerable) throw new NotData(path, 'a hidden property');
  return descriptor.value;
}

/** Returns plain data as JSON. */
function jsonOf(value: unknown, path: string, above: Ancestors | null): string {
  if (value === null || typeof value === 'boolean') return text(value);
  if (typeof value === 'string') {
    if (value.length > MAX_LENGTH) throw new NotData(path, `a text of ${value.length} characters`);
    return stringify(value);
  }
  if (typeof value === 'number') {
    if (value - value !== 0) throw new NotData(path, text(value));
    return is(value, -0) ? '0' : text(value);
  }
  if (typeof value !== 'object') throw new NotData(path, `a ${typeof value}`);
  if (isProxy(value)) throw new NotData(path, 'a proxy');
  if (isPromise(value)) throw new NotData(path, 'a promise');
  for (let each = above; each; each = each.above) {
    if (each.value === value) throw new NotData(path, 'a circular value, which contains itself');
  }
  const here: Ancestors = { value, above, depth: above ? above.depth + 1 : 1 };
  if (here.depth > MAX_DEPTH) throw new NotData(path, `nested more than ${MAX_DEPTH} deep`);
  const prototype: unknown = getPrototypeOf(value);
  return isArray(value) ? listJson(value, path, here, prototype) : objectJson(value, path, here, prototype);
}

function listJson(list: readonly unknown[], path: string, here: Ancestors, prototype: unknown): string {
  if (prototype !== arrayPrototype) throw new NotData(path, 'a list of a custom class');
  // One key for each element, and `length`.
  if (ownKeys(list).length !== list.length + 1) throw new NotData(path, 'a list with gaps or properties');
  let json = '';
  for (let index = 0; index < list.length; index += 1) {
    const at = `${path}[${index}]`;
    json += (index === 0 ? '' : ',') + jsonOf(dataAt(list, text(index), at), at, here);
    if (json.length > MAX_LENGTH) throw new NotData(path, 'too long');
  }
  return `[${json}]`;
}

function objectJson(value: object, path: string, here: Ancestors, prototype: unknown): string {
  if (prototype !== objectPrototype && prototype !== null) throw new NotData(path, 'an object of a class');
  const keys = ownKeys(value);
  let json = '';
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index]!;
    if (typeof key === 'symbol') throw new NotData(path, 'an object with a symbol as a key');
    const at = path === '' ? key : `${path}.${key}`;
    if (key === '__proto__') throw new NotData(at, 'a prototype');
    const inner = dataAt(value, key, at);
    // As in JSON, undefined values are left out.
    if (inner === undefined) continue;
    json += `${json === '' ? '' : ','}${stringify(key)}:${jsonOf(inner, at, here)}`;
    if (json.length > MAX_LENGTH) throw new NotData(path, 'too long');
  }
  return `{${json}}`;
}

/** Describes a thrown value of any type. */
function messageOf(thrown: unknown): string {
  try {
    return text(thrown);
  } catch {
    return 'something that cannot be printed';
  }
}

/** One of the messages of `evaluate.ts`. */
async function evaluated(url: string): Promise<string> {
  let module: object;
  try {
    module = (await import(url)) as object;
  } catch (error) {
    return `{"kind":"threw","message":${stringify(messageOf(error))}}`;
  }
  try {
    if (!hasOwn(module, 'site')) {
      let names = '';
      const keys = ownKeys(module);
      for (let index = 0; index < keys.length; index += 1) {
        if (typeof keys[index] === 'string') names += `${names === '' ? '' : ', '}${text(keys[index])}`;
      }
      return `{"kind":"no site","exports":${stringify(names)}}`;
    }
    return `{"kind":"site","value":${jsonOf((module as { site: unknown }).site, '', null)}}`;
  } catch (error) {
    if (!(error instanceof NotData)) throw error;
    return `{"kind":"not data","path":${stringify(error.path)},"what":${stringify(error.what)}}`;
  }
}

/** Modules that reach the network, which Node's permissions do not cover before version 25. */
const NETWORK = /^(?:node:)?_?(?:net|tls|https?|http2|dns|dgram|quic|inspector|_http_\w+|_tls_\w+)(?:\/|$)/;
const RESTRICTED = 'Access to this API has been restricted: a configuration may not use the network.';

/** Also called with `new`, so not an arrow function. */
function refuse(): never {
  throw new Error(RESTRICTED);
}

/** Takes the network away: a value must not depend on what somebody else's server answers today. */
function goOffline(): void {
  const isNetwork = NETWORK.test.bind(NETWORK);
  registerHooks({
    resolve: (specifier, context, nextResolve) => (isNetwork(specifier) ? refuse() : nextResolve(specifier, context)),
    load: (module, context, nextLoad) => (isNetwork(module) ? refuse() : nextLoad(module, context)),
  });
  const { getBuiltinModule } = process;
  const globals = { fetch: refuse, WebSocket: refuse, EventSource: refuse, XMLHttpRequest: refuse };
  const offline = (name: string) => (isNetwork(name) ? refuse() : getBuiltinModule(name));
  for (const [holder, values] of [
    [globalThis, globals],
    [process, { getBuiltinModule: offline }],
  ] as const) {
    for (const [name, value] of Object.entries(values)) {
      Object.defineProperty(holder, name, { value, writable: false, configurable: false });
    }
  }
}

const url = process.argv[2]!;
const mark = process.argv[3]!;
// The result must not depend on how the file is started.
process.argv.length = 1;
goOffline();
write(CHANNEL, `${mark}${await evaluated(url)}\n`);
reallyExit(0);
