import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { makeUploadFolder } from '../../scripts/deploy/upload-folder.ts';
import { readArtifact } from '../../scripts/verify/artifact.ts';
import { command } from '../build/lib/command.ts';
import { makeCertificates, type Certificate, type Certificates } from './certificates.ts';
import { loadVersion, removeVersions, type ServedVersion } from './stand-in/served-version.ts';
import { site } from './token.ts';

/** A name of this machine, since a certificate for another one would need its DNS. */
const NAME = 'localhost';
let folder: string;
let certificates: Certificates;
let version: ServedVersion;
let server: Server | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tls-'));
  certificates = await makeCertificates(folder, NAME);
  const upload = join(folder, 'upload');
  await makeUploadFolder(upload, await readArtifact(inject('builds').before), null, new URL(site.origin).hostname);
  version = await loadVersion(join(upload, 'worker'));
});
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((done) => server?.close(done));
});
afterAll(() => Promise.all([removeVersions(), rm(folder, { recursive: true })]));

/** Serves the build with a certificate. @returns its origin */
async function serve({ key, cert }: Certificate): Promise<string> {
  server = createServer({ key, cert }, async ({ url, method, headers }, response) => {
    const given = Object.entries(headers).filter(([name]) => name !== 'connection');
    const init = { method, headers: given.map(([name, value]) => [name, String(value)] as [string, string]) };
    const answer = await version.answer(new Request(`https://${NAME}${url!}`, init));
    response.writeHead(answer.status, [...answer.headers].flat());
    response.end(method === 'HEAD' ? undefined : Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((done) => server!.listen(0, NAME, done));
  return `https://${NAME}:${(server.address() as AddressInfo).port}`;
}

/** `npm run verify`, which trusts the authority as browsers trust theirs. */
const verify = (origin: string) =>
  command('.', ['node', 'scripts/verify/verify.ts', origin, '--artifact', inject('builds').before, '--no-browser'], {
    NODE_EXTRA_CA_CERTS: certificates.authority,
    SITE_CONFIG: 'tests/deploy/token.jsonc',
  });

describe('Over TLS, verify', () => {
  test('passes a site whose certificate is valid, and says for how long it is', async () => {
    const { code, text } = await verify(await serve(certificates.valid));
    expect(text).toMatch(/the certificate is valid for (?:29|30) more days/);
    expect(text).toMatch(/Verified: https:\/\/localhost:\d+ serves the build of /);
    expect(code).toBe(0);
  });

  test.each([
    ['expired', /certificate has expired/],
    [
      'wrongHost',
      /does not match certificate's altnames: Host: localhost\. is not in the cert's altnames: DNS:elsewhere/,
    ],
    ['selfSigned', /self-signed certificate/],
  ] as const)('names a certificate that is %s as the fault, once, and does not verify', async (kind, words) => {
    const { code, text } = await verify(await serve(certificates[kind]));
    expect(text).toMatch(words);
    expect(text.match(/browsers refuse its certificate/g)).toHaveLength(1);
    expect(text).toMatch(/Edge Certificates/);
    expect(text).toMatch(/Not verified: https:\/\/localhost:\d+ /);
    expect(code).toBe(2);
  });
});
