import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { occupantOf, recordsOf, servesWorker } from '../../scripts/deploy/domain.ts';
import { listen, type Server } from '../lib/serve.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const RECORD = async () => ['A 127.0.0.1'];
/** Where nothing listens. */
const SILENT = 'http://127.0.0.1:1';
const noAnswer = () => Promise.reject(new Error('timed out'));

const servers: Server[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));
/** Serves a text at every path. */
async function serving(text: string, status = 200) {
  const server = await listen((_, response) => void response.writeHead(status).end(text));
  servers.push(server);
  return server.origin;
}

test('Without a record there is nothing at a domain, and the machine is not asked for it', async () => {
  expect(await occupantOf(await serving('a site'), async () => [])).toBeNull();
});

test('A build of this site is known by its commit', async () => {
  expect(await occupantOf(await serving(`${COMMIT}\n`), RECORD)).toMatchObject({ commit: COMMIT });
});

test.for<readonly [what: string, origin: () => Promise<string>, said: string]>([
  ['another site', () => serving('a site'), '/.well-known/COMMIT: the status is 200'],
  ['one that Cloudflare hides', () => serving('error code: 1020', 403), 'Cloudflare says “error code: 1020”'],
  [
    'one without a valid certificate',
    async () => (await serving('a site')).replace('http:', 'https:'),
    'the status is 200',
  ],
  ['a record without a site', async () => SILENT, '127.0.0.1 has A 127.0.0.1\n'],
])('Anything else at the domain is seen: %s', async ([, origin, said]) => {
  expect(await occupantOf(await origin(), RECORD)).toEqual({ seen: expect.stringContaining(said) });
});

test('A domain is not taken as free when nothing answers', async () => {
  const occupant = await occupantOf(SILENT, noAnswer);
  expect(occupant).toEqual({ seen: expect.stringContaining('do not say (timed out)') });
  await expect(servesWorker(SILENT, occupant, () => undefined, false)).rejects.toThrow('does not see this Worker at');
});

test('A site is seen though the name servers do not say', async () => {
  expect(await occupantOf(await serving('a site'), noAnswer)).toEqual({ seen: expect.stringContaining('200') });
});

test('A record is asked of the name servers given, an alias of another host too', async () => {
  const CNAME = 5;
  const name = Buffer.from('\x04shop\x07example\x03net\0');
  const socket = createSocket('udp4').unref();
  await once(socket.bind(0, '127.0.0.1'), 'listening');
  // https://datatracker.ietf.org/doc/html/rfc1035#section-4
  socket.on('message', (query, { port }) => {
    const end = query.indexOf(0, 12) + 5;
    const isAlias = query.readUInt16BE(end - 4) === CNAME;
    const header = [query[0]!, query[1]!, 0x84, 0, 0, 1, 0, Number(isAlias), 0, 0, 0, 0];
    const answer = isAlias ? [0xc0, 12, 0, CNAME, 0, 1, 0, 0, 0, 60, 0, name.length, ...name] : [];
    socket.send(Buffer.from([...header, ...query.subarray(12, end), ...answer]), port);
  });
  const records = await recordsOf('pay.example.com', [`127.0.0.1:${socket.address().port}`]);
  expect(records).toEqual(['CNAME shop.example.net']);
});
