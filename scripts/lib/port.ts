import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename } from 'node:path';
import { UserError } from './command.ts';

/** Ports to which no browser connects: https://fetch.spec.whatwg.org/#port-blocking. */
const BLOCKED = new Set(
  `0 1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135
   137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719
   1720 1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080`
    .split(/\s+/)
    .map(Number),
);

/** A name such as `localhost` may lead a browser to either. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** The process that listens on `port`, such as ` by node (process 4711)`, where the system tells; otherwise empty. */
function holder(port: number): string {
  try {
    if (process.platform !== 'linux') {
      const listed = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' });
      const [, id, name] = /^p(\d+)\nc(.*)/m.exec(listed)!;
      return ` by ${name} (process ${id})`;
    }
    const [hex, listening] = [port.toString(16).toUpperCase().padStart(4, '0'), '0A'];
    const sockets = ['tcp', 'tcp6']
      .flatMap((table) => readFileSync(`/proc/net/${table}`, 'utf8').split('\n').slice(1))
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === listening)
      .map((columns) => `socket:[${columns[9]}]`);
    for (const id of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
      const files = orNone(() => readdirSync(`/proc/${id}/fd`));
      if (!files.some((file) => sockets.includes(orNone(() => [readlinkSync(`/proc/${id}/fd/${file}`)])[0] ?? '')))
        continue;
      const [program = ''] = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0');
      return ` by ${basename(program)} (process ${id})`;
    }
  } catch {
    // The system does not tell: no lsof, or the process has just ended.
  }
  return '';
}

/** Other users' processes hide their files, and processes end while they are listed. */
function orNone(read: () => string[]): string[] {
  try {
    return read();
  } catch {
    return [];
  }
}

/** The code of the error with which the system refuses to listen on `port`, or null. */
const refusal = (port: number, host: string): Promise<string | null> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown error'));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });

/** A port to try instead, which browsers open and which needs no rights. */
function another(port: number): number {
  let next = port < 1024 || port === 65_535 ? 8000 : port + 1;
  while (BLOCKED.has(next)) next++;
  return next;
}

/**
 * @param hosts loopback addresses that must be free
 * @throws UserError that says who is listening there, or that the port needs more rights
 */
export async function assertFree(port: number, hosts: readonly string[] = LOOPBACK): Promise<void> {
  for (const host of hosts) {
    const code = await refusal(port, host);
    // A machine without IPv6 has no ::1.
    if (code === null || code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') continue;
    const remedy = `Choose another port, such as PORT=${another(port)}`;
    if (code === 'EACCES') throw new UserError(`Port ${port} is reserved for the system’s administrator. ${remedy}.`);
    const address = host.includes(':') ? `[${host}]` : host;
    if (code !== 'EADDRINUSE') throw new UserError(`Port ${port} cannot be used on ${address}: ${code}. ${remedy}.`);
    throw new UserError(
      `Port ${port} is taken on ${address}${holder(port)}. Stop that, or choose another: PORT=${another(port)}.`,
    );
  }
}

/**
 * The port in the variable `PORT`, free on every loopback address; 0 means any free one.
 *
 * @param usual if the variable is not set
 * @throws UserError that says why the port will not do
 */
export async function chosenPort(usual: number): Promise<number> {
  const given = process.env.PORT || String(usual);
  const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  if (port === 0) return 0;
  if (!(port <= 65_535)) {
    throw new UserError(
      `PORT is "${given}". Set it to a number from 1 to 65535, to 0 for any free port, or leave it out for ${usual}.`,
    );
  }
  if (BLOCKED.has(port)) {
    throw new UserError(`PORT is ${port}, which no browser opens. Choose another, such as PORT=${another(port)}.`);
  }
  await assertFree(port);
  return port;
}
