import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { listen } from './serve.ts';

/** A Worker's version, as it was uploaded. */
export interface Version {
  id: string;
  tag?: string;
  alias?: string;
  /** Contents by path. */
  files: ReadonlyMap<string, Buffer>;
  modules: ReadonlyMap<string, Buffer>;
  /** The text of `_headers`. */
  headerRules?: string;
}

/** What the account has: one Worker, if it has versions. */
export interface Account {
  versions: Version[];
  /** The ID of the deployed version. */
  live?: string;
  /** The host that leads to the Worker. */
  domain?: string;
  hasPreviews: boolean;
  /** Sees each request before it is answered, and may refuse it. */
  onRequest: (request: string) => void;
}

/** An error in Cloudflare's form. */
export const refusal = (status: number, code: number, message: string) =>
  Object.assign(new Error(message), { status, code });

/** Of workers.dev, after a version's or an alias's name. */
export const PREVIEW_SUFFIX = '-worker.someone.workers.dev';
/** A path's collection, and what follows the Worker's name. */
const PATH = /^\/accounts\/[0-9a-f]{32}\/workers\/(?:(services|scripts|workers)\/[\w-]+(?:\/|$))?(.+)?$/;

/** wrangler reads when it expires. */
const jwt = () => ['', JSON.stringify({ exp: 4_000_000_000, id: randomUUID() }), ''].map(btoa).join('.');

/**
 * Stands in for Cloudflare's API, as wrangler uses it for one Worker. It answers a request that it does not know with an
 * error, which fails the command.
 *
 * @param account its state, which a test may change at any time
 */
export async function serveCloudflare(account: Account) {
  const contents = new Map<string, Buffer>();
  const manifests = new Map<string, Record<string, { hash: string }>>();

  /** Keeps what `deploy` and `versions upload` send in the same form. */
  async function keepVersion(form: FormData): Promise<Version> {
    const { metadata, ...parts } = Object.fromEntries(form);
    const { assets, annotations } = JSON.parse(String(metadata));
    const { _headers: headerRules } = assets.config;
    const modules = Object.entries(parts).map(
      async ([name, part]) => [name, Buffer.from(await new Response(part).arrayBuffer())] as const,
    );
    const version: Version = {
      id: randomUUID(),
      tag: annotations['workers/tag'],
      alias: annotations['workers/alias'],
      files: new Map(Object.entries(manifests.get(assets.jwt)!).map(([path, { hash }]) => [path, contents.get(hash)!])),
      modules: new Map(await Promise.all(modules)),
      headerRules,
    };
    account.versions.push(version);
    return version;
  }
  const describe = ({ id, tag }: Version) => ({
    id,
    metadata: { created_on: new Date(0).toISOString(), has_preview: account.hasPreviews },
    annotations: { 'workers/tag': tag },
    resources: { bindings: [], script: { etag: id, handlers: ['fetch'] }, script_runtime: {} },
  });
  const subdomain = () => ({
    enabled: false,
    previews_enabled: account.hasPreviews,
    preview_url_suffix: PREVIEW_SUFFIX,
  });

  /** By method and the path after the Worker's name. */
  const routes: Record<string, (body: Response, id: string) => unknown> = {
    'GET services': () => ({ default_environment: { script: { tag: 'tag', last_deployed_from: 'wrangler' } } }),
    'GET workers': () => ({ subdomain: subdomain() }),
    'GET settings': () => ({ bindings: [] }),
    'GET deployments': () => {
      const versions = [{ version_id: account.live, percentage: 100 }];
      return { deployments: [{ id: randomUUID(), created_on: new Date(0).toISOString(), versions }] };
    },
    'GET versions/*': (_, id) => describe(account.versions.find((version) => version.id === id)!),
    'POST assets-upload-session': async (body) => {
      const { manifest } = (await body.json()) as { manifest: Record<string, { hash: string }> };
      const token = jwt();
      manifests.set(token, manifest);
      const missing = Object.values(manifest)
        .map(({ hash }) => hash)
        .filter((hash) => !contents.has(hash));
      return { jwt: token, buckets: missing.length > 0 ? [missing] : [] };
    },
    'POST assets/upload': async (body, token) => {
      for (const [hash, part] of await body.formData()) {
        contents.set(hash, Buffer.from(await new Response(part).text(), 'base64'));
      }
      return { jwt: token };
    },
    'PUT scripts': async (body) => {
      const { id } = await keepVersion(await body.formData());
      account.live = id;
      return { deployment_id: id.replaceAll('-', ''), startup_time_ms: 1 };
    },
    'POST versions': async (body) => ({ ...describe(await keepVersion(await body.formData())), startup_time_ms: 1 }),
    'POST deployments': async (body) => {
      const { versions } = (await body.json()) as { versions: { version_id: string }[] };
      account.live = versions[0]!.version_id;
      return { id: randomUUID() };
    },
    'POST subdomain': async (body) => {
      const { enabled, previews_enabled: hasPreviews } = (await body.json()) as Record<string, boolean>;
      if (enabled) throw refusal(400, 1, 'The Worker would be on workers.dev.');
      account.hasPreviews = hasPreviews!;
      return subdomain();
    },
    'PATCH script-settings': () => ({}),
    'POST domains/changeset': () => ({ added: [], removed: [], updated: [], conflicting: [] }),
    'PUT domains/records': async (body) => {
      const { origins } = (await body.json()) as { origins: { hostname: string }[] };
      account.domain = origins[0]!.hostname;
      return {};
    },
  };

  /** As wrangler's `isWorkerNotFoundError` wants it. */
  const absent = refusal(404, 10_007, 'This Worker does not exist on your account.');

  return listen(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://api');
    const [, collection, path = collection ?? pathname] = PATH.exec(pathname) ?? [];
    const [, id = request.headers.authorization!.slice('Bearer '.length)] = /^versions\/(.+)/.exec(path) ?? [];
    const name = `${request.method} ${path.replace(/^versions\/.+/, 'versions/*')}`;
    const body = new Response(await buffer(request), { headers: { 'Content-Type': request.headers['content-type']! } });
    const answer = (status: number, result: unknown, errors: unknown[]) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ success: errors.length === 0, errors, messages: [], result }));
    };
    try {
      account.onRequest(name);
      if (!Object.hasOwn(routes, name)) throw refusal(404, 7000, `The stand-in does not know ${name}.`);
      if (account.versions.length === 0 && request.method === 'GET') throw absent;
      const result = await routes[name]!(body, id);
      answer(path === 'assets/upload' ? 201 : 200, result, []);
    } catch (error) {
      const { status = 500, code = 0, message } = error as Partial<ReturnType<typeof refusal>>;
      answer(status, null, [{ code, message }]);
    }
  });
}
