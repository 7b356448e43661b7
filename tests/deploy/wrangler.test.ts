import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cloudflare, workerName, writeUploadConfig, type Cloudflare } from '../../scripts/deploy/wrangler.ts';
import { listen, type Server } from '../../scripts/lib/serve.ts';
import { temporaryFolder } from '../build/lib/project.ts';

/* The real wrangler, with a stand-in for Cloudflare's API, which needs no account. */

const ID = '0ld00000-0000-4000-8000-000000000001';

/** What the API answers by method and path; a pair is Cloudflare's error code and message. */
type Replies = Record<string, unknown>;
const usual: Replies = {
  'GET /scripts/its-worker/deployments': {
    deployments: [{ id: '1', versions: [{ version_id: ID, percentage: 100 }] }],
  },
  'POST /scripts/its-worker/deployments': {},
  'PATCH /scripts/its-worker/script-settings': {},
  [`GET /scripts/its-worker/versions/${ID}`]: { id: ID, metadata: {}, resources: { bindings: [], script_runtime: {} } },
  'GET /services/its-worker': { default_environment: { environment: 'production', script: {} } },
  'POST /scripts/its-worker/assets-upload-session': { jwt: 'x', buckets: [] },
  'GET /scripts/its-worker/settings': {},
  'POST /scripts/its-worker/versions': { id: ID, metadata: { has_preview: true }, resources: { script: {} } },
  'GET /workers/its-worker': {
    subdomain: { previews_enabled: true, preview_url_suffix: '-its-worker.me.workers.dev' },
  },
  'POST /scripts/its-worker/subdomain': { enabled: false, previews_enabled: true },
  'POST /scripts/its-worker/domains/changeset': { added: [], removed: [], updated: [], conflicting: [] },
  'PUT /scripts/its-worker/domains/records': {},
};

let replies: Replies;
let asked: { call: string; body: string }[];
let server: Server;
const home = temporaryFolder();
let config: string;
let account: Cloudflare;
beforeAll(async () => {
  config = await writeUploadConfig('hashtagpay.example');
  server = await listen(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://api.test');
    const call = `${request.method} ${pathname.replace('/accounts/its-account/workers', '')}`;
    asked.push({ call, body: await text(request) });
    const reply = replies[call];
    const [code, message] = Array.isArray(reply) ? reply : [7003, `The stand-in does not know ${call}`];
    const success = reply !== undefined && !Array.isArray(reply);
    const errors = success ? [] : [{ code, message }];
    response.writeHead(success ? 200 : 403, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ success, errors, messages: [], result: success ? reply : null }));
  });
  account = cloudflare('its-worker', {
    HOME: home,
    XDG_CONFIG_HOME: home,
    NO_PROXY: '127.0.0.1',
    CLOUDFLARE_API_BASE_URL: server.origin,
    CLOUDFLARE_API_TOKEN: 'the key',
    CLOUDFLARE_ACCOUNT_ID: 'its-account',
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  replies = { ...usual };
  asked = [];
});

const { signal } = new AbortController();
const bodyOf = (call: string) => asked.find((one) => one.call === call)?.body;

test('Cloudflare says that there is no Worker yet', async () => {
  replies['GET /scripts/its-worker/deployments'] = [10007, 'This Worker does not exist on your account.'];
  expect(await account.live(signal)).toEqual([]);
});

test('Cloudflare gets a version that no visitor gets, and gives it a preview', async () => {
  const preview = `https://${ID.slice(0, 8)}-its-worker.me.workers.dev`;
  expect(await account.upload(config, 'abc', signal)).toEqual({ id: ID, preview });
  expect(bodyOf('POST /scripts/its-worker/deployments')).toBeUndefined();
});

test('Cloudflare is told to serve a version to everybody, and asked whether it does', async () => {
  await account.promote(ID);
  expect(bodyOf('POST /scripts/its-worker/deployments')).toContain(`"version_id":"${ID}","percentage":100`);
  expect(await account.live(signal)).toEqual([ID]);
});

test('Cloudflare gets a first version and its domain', async () => {
  expect(await account.create(config, 'abc')).toMatchObject({ id: ID });
  expect(bodyOf('PUT /scripts/its-worker/domains/records')).toContain('"hostname":"hashtagpay.example"');
});

test('A failure is told in wrangler’s own words, with Cloudflare’s note and code', async () => {
  const call = 'GET /scripts/its-worker/deployments';
  replies[call] = [10063, 'You need a workers.dev subdomain in order to proceed.'];
  await expect(account.live(signal)).rejects.toThrow(
    /^wrangler deployments status failed\. It says:\n[^]*You need a workers\.dev subdomain in order to proceed\. \[code: 10063\]/,
  );
});

test('A failure without a word is told as such', async () => {
  await writeFile(join(home, 'wrangler'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  await expect(cloudflare('its-worker', { PATH: home }).live(signal)).rejects.toThrow(/failed\. It gives no reason\.$/);
});

test('A Worker is named after its host, short enough for previews', () => {
  expect(workerName('pay.example.com')).toBe('pay-example-com');
  expect(workerName(`${'a'.repeat(53)}.b.com`)).toBe('a'.repeat(53));
});
