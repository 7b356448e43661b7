import { failed } from './stand-in/account.ts';
import type { Faults } from './stand-in/stand-in.ts';
import type { Operator, Run } from './operator.ts';

const phone = /iPhone/;

/** A fault, what is live after a deployment that meets it, and what the operator is told. */
export interface Planted {
  fault: string;
  faults?: (operator: Operator) => Faults;
  run?: Run;
  live: 'before' | 'after';
  says: readonly RegExp[];
}

const ROLLED_BACK = /Live now: version [0-9a-f-]{36}, rolled back and verified after/;
const UNTOUCHED = /Live now: https:\/\/plumtag-token\.io serves version [0-9a-f-]{36}, as before\./;

export const planted: readonly Planted[] = [
  {
    fault: 'a byte changed on the preview',
    faults: () => ({
      tamper: (sent, { isPreview, path }) => {
        if (isPreview && path === '/') sent.body[5000]! ^= 1;
      },
    }),
    live: 'before',
    says: [/GET \/\n {4}the bytes differ/, UNTOUCHED],
  },
  {
    fault: 'a byte changed under the domain only',
    faults: (operator) => ({
      tamper: (sent, { isPreview, path, version }) => {
        const isNew = version !== [...operator.worker!.versions.keys()][1];
        if (!isPreview && isNew && path === '/') sent.body[5000]! ^= 1;
      },
    }),
    live: 'before',
    says: [/GET \/\n {4}the bytes differ/, ROLLED_BACK],
  },
  ...(
    [
      ['Refresh', '0; url=https://drainer.test'],
      ['Set-Cookie', 'id=1'],
      ['Access-Control-Allow-Origin', '*'],
      ['Link', '<https://drainer.test/x.js>; rel=preload'],
    ] as const
  ).map(([name, value]): Planted => ({
    fault: `the header ${name} added`,
    faults: () => ({
      tamper: (sent, { isPreview, path }) => {
        if (!isPreview && path === '/terms') sent.headers.set(name, value);
      },
    }),
    live: 'before',
    says: [/GET \/terms\n {4}header \S+ is neither ours nor Cloudflare’s/, /still differs from it/],
  })),
  {
    fault: 'a policy header weakened',
    faults: () => ({
      tamper: (sent, { isPreview }) => {
        if (!isPreview) sent.headers.delete('content-security-policy');
      },
    }),
    live: 'before',
    says: [/header content-security-policy is missing/, /still differs from it/],
  },
  {
    fault: 'a different page for phones',
    faults: () => ({
      tamper: (sent, { isPreview, path, userAgent }) => {
        if (!isPreview && path === '/' && phone.test(userAgent)) sent.body = Buffer.from('<h1>Claim your airdrop</h1>');
      },
    }),
    live: 'before',
    says: [/as Safari on a phone, X’s in-app browser: the bytes differ/],
  },
  {
    fault: 'a script missing',
    faults: () => ({
      tamper: (sent, { isPreview, path }) => {
        if (isPreview && path.endsWith('.js')) Object.assign(sent, { status: 404, body: Buffer.alloc(0) });
      },
    }),
    live: 'before',
    says: [/GET \/assets\/\S+\.js\n {4}status is 404, expected 200/, UNTOUCHED],
  },
  {
    fault: 'the previous version’s files gone',
    faults: (operator) => ({
      tamper: (sent, { isPreview, path, version }) => {
        const worker = operator.worker!;
        const old = worker.versions.get(worker.live)!.files;
        const own = worker.versions.get(version)!.files;
        const isCarried = old.has(path) && [...own.keys()].includes(path) && path.startsWith('/assets/entry-client');
        if (isPreview && isCarried) Object.assign(sent, { status: 404, body: Buffer.alloc(0) });
      },
    }),
    live: 'before',
    says: [/GET \/assets\/entry-client\S+\n {4}status is 404, expected 200/, UNTOUCHED],
  },
  {
    fault: 'no redirect to https',
    faults: () => ({ plainHttp: () => true }),
    live: 'before',
    says: [
      /GET http:\/\/plumtag-token\.io\/some\/deep\/path\S+\n {4}answers 404, expected 301 or 308/,
      /Always Use HTTPS/,
      UNTOUCHED,
    ],
  },
  {
    fault: 'a second site under www',
    faults: () => ({ www: 'second site' }),
    live: 'before',
    says: [
      /GET https:\/\/www\.plumtag-token\.io\/\n {4}answers 200: redirect it to https:\/\/plumtag-token\.io/,
      UNTOUCHED,
    ],
  },
  {
    fault: 'the wrong version promoted',
    faults: () => {
      let count = 0;
      return { wrangler: (command) => (command === 'versions deploy' && ++count === 1 ? 'wrong version' : undefined) };
    },
    live: 'before',
    says: [/Cloudflare says that it serves [0-9a-f-]{36} to 100 % instead of/, ROLLED_BACK],
  },
  {
    fault: 'the preview unreachable',
    faults: () => ({ unreachable: /workers\.dev$/ }),
    live: 'before',
    says: [/no answer: getaddrinfo ENOTFOUND/, UNTOUCHED],
  },
  {
    fault: 'no preview URL given',
    faults: () => ({
      wrangler: (command) =>
        command === 'versions upload'
          ? { records: [{ type: 'version-upload', version: 1, version_id: 'an-id' }], stdout: '', stderr: '', code: 0 }
          : undefined,
    }),
    live: 'before',
    says: [/Switch on: Workers & Pages/, UNTOUCHED],
  },
  {
    fault: 'the upload fails',
    faults: () => ({
      wrangler: (command) => (command === 'versions upload' ? failed('Authentication error', 10000) : undefined),
    }),
    live: 'before',
    says: [/wrangler versions upload failed: Authentication error/, UNTOUCHED],
  },
  {
    fault: 'wrangler exits with 0 and prints nothing',
    faults: () => ({
      wrangler: (command) =>
        command === 'versions upload' ? { records: [], stdout: 'Uploaded', stderr: '', code: 0 } : undefined,
    }),
    live: 'before',
    says: [/wrote no record of the type version-upload/, UNTOUCHED],
  },
  {
    fault: 'promotion fails',
    faults: () => ({
      wrangler: (command) => (command === 'versions deploy' ? failed('Internal error', 10013) : undefined),
    }),
    live: 'before',
    says: [/wrangler versions deploy failed: Internal error/, ROLLED_BACK],
  },
  {
    fault: 'promotion reports failure after it took effect',
    faults: (operator) => {
      let count = 0;
      return {
        wrangler: (command) => {
          if (command !== 'versions deploy' || ++count > 1) return undefined;
          operator.worker!.live = [...operator.worker!.versions.keys()].at(-1)!;
          return failed('fetch failed');
        },
      };
    },
    live: 'before',
    says: [/wrangler versions deploy failed: fetch failed/, ROLLED_BACK],
  },
  {
    fault: 'rolling back fails as well',
    faults: () => {
      let count = 0;
      return {
        wrangler: (command) => (command === 'versions deploy' && ++count > 1 ? failed('Internal error') : undefined),
        tamper: (sent, { isPreview, path }) => {
          if (!isPreview && path === '/privacy') sent.body[900]! ^= 1;
        },
      };
    },
    live: 'after',
    says: [/NOT ROLLED BACK/, /npm run rollback -- [0-9a-f-]{36}/],
  },
  {
    fault: 'another address in the rendered page on the preview',
    run: {
      rendered: async (origin) =>
        origin.includes('workers.dev')
          ? [{ kind: 'content', request: 'GET /', text: 'the page shows 0xBAD', visitors: [] }]
          : [],
    },
    live: 'before',
    says: [/the page shows 0xBAD/, UNTOUCHED],
  },
  {
    fault: 'another address in the clipboard under the domain',
    run: {
      rendered: async (origin) =>
        origin.includes('workers.dev')
          ? []
          : [{ kind: 'content', request: 'GET /', text: 'the clipboard holds 0xBAD', visitors: [] }],
    },
    live: 'before',
    says: [/the clipboard holds 0xBAD/, ROLLED_BACK],
  },
  {
    fault: 'a setting that marks every response',
    faults: () => ({
      tamper: (sent) => sent.headers.set('Speculation-Rules', '"/cdn-cgi/speculation"'),
    }),
    live: 'after',
    says: [
      /Deployed but not verified: The domain is not set up[^]*every response\n {4}turn off in Cloudflare: Speed Brain/,
    ],
  },
  {
    fault: 'the edge challenges robots',
    faults: () => ({
      tamper: (sent, { isPreview, userAgent }) => {
        if (!isPreview && userAgent.startsWith('curl')) {
          Object.assign(sent, { status: 403, body: Buffer.from('Just a moment') });
          sent.headers.set('cf-mitigated', 'challenge');
        }
      },
    }),
    live: 'after',
    says: [/The edge challenges robots/, /as curl: the edge challenges this visitor/, /Deployed and verified/],
  },
  {
    fault: 'a page for phones that claims to be the edge’s challenge',
    faults: () => ({
      tamper: (sent, { isPreview, path, userAgent }) => {
        if (isPreview || path !== '/' || !phone.test(userAgent)) return;
        Object.assign(sent, { status: 403, body: Buffer.from('<h1>Claim your airdrop</h1>') });
        sent.headers.set('cf-mitigated', 'challenge');
      },
    }),
    live: 'after',
    says: [
      /Deployed but not verified: The edge challenges visitors[^]*as Safari on a phone, X’s in-app browser: the edge/,
    ],
  },
];
