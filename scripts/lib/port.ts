import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename } from 'node:path';
import { UserError } from './command.ts';

/** Ports that browsers refuse to open: https://fetch.spec.whatwg.org/#port-blocking. */
const BLOCKED = new Set(
  `0 1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135
   137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719
   1720 1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080`
    .split(/\s+/)
    .map(Number),
);

/** The target of a descriptor; empty if its process has ended or is another user's. */
function linked(descriptor: string): string {
  try {
    return readlinkSync(descriptor);
  } catch {
    return '';
  }
}

/** The process that listens on `port`, such as ` by node (process 4711)`; empty if the system does not tell. */
function holder(port: number): string {
  try {
    if (process.platform !== 'linux') {
      const listed = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' });
      const [, id, name] = /^p(\d+)\nc(.*)/m.exec(listed)!;
      return ` by ${name} (process ${id})`;
    }
    // The second column is the address, the fourth the state (0A: listening), the tenth the socket.
    const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
    const sockets = ['/proc/net/tcp', '/proc/net/tcp6']
      .flatMap((table) => readFileSync(table, 'utf8').split('\n'))
      .map((line) => line.trim().split(/\s+/))
      .filter((columns) => columns[1]?.endsWith(local) && columns[3] === '0A')
      .map((columns) => `socket:[${columns[9]}]`);
    const [, , id] = globSync('/proc/[0-9]*/fd/*')
      .find((descriptor) => sockets.includes(linked(descriptor)))!
      .split('/');
    const [program = ''] = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0');
    return ` by ${basename(program)} (process ${id})`;
  } catch {
    // No lsof, another user's process, or one that has just ended.
    return '';
  }
}

/** The system's error when listening on `port`, or null. */
const refusal = (port: number, host: string): Promise<NodeJS.ErrnoException | null> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });

/** A port to suggest instead: one that browsers open and that needs no privileges. */
function another(port: number): number {
  let next = port < 1024 || port === 65_535 ? 8000 : port + 1;
  while (BLOCKED.has(next)) next++;
  return next;
}

/** @throws UserError that says which process has the port, or why it cannot be used */
export async function assertFree(port: number): Promise<void> {
  // A browser may resolve `localhost` to either.
  for (const host of ['127.0.0.1', '::1']) {
    const error = await refusal(port, host);
    // A machine without IPv6 has no ::1.
    if (error === null || ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.code!)) continue;
    const address = host.includes(':') ? `[${host}]` : host;
    const reason =
      error.code === 'EADDRINUSE'
        ? `is taken on ${address}${holder(port)}. Stop that, or choose`
        : `cannot be used: ${error.message}. Choose`;
    throw new UserError(`Port ${port} ${reason} another: PORT=${another(port)}.`);
  }
}

/**
 * The port in the variable `PORT`, free on every loopback address; 0 means any free one.
 *
 * @param usual if the variable is not set
 * @throws UserError that says why the port cannot be used
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
