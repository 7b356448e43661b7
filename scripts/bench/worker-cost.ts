import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { get, Agent } from 'node:http';

const WARM_UP = 200;
const REQUESTS = 1000;
/** Fewer than a browser opens, so that the client leaves the processor to the servers. */
const CONNECTIONS = 4;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time in milliseconds. */
export interface Cost {
  /** Total of the server's workerd processes. */
  server: number;
  /** Without wrangler's proxy, which exists only on a developer's machine. */
  deployment: number;
}

/** A file of `/proc`; null if its process has ended since the folder was listed. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** The processor time that the workerd processes of a process group have used so far. */
function spent(group: number): Cost {
  const cost = { server: 0, deployment: 0 };
  for (const id of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = textOf(`/proc/${id}/stat`);
    if (stat === null) continue;
    const [head, tail] = stat.split(') ');
    const fields = tail!.split(' ');
    if (!head!.endsWith('(workerd') || Number(fields[2]) !== group) continue;
    const time = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    cost.server += time;
    // Only the process that runs the deployment has an inspector.
    if (textOf(`/proc/${id}/cmdline`)?.includes('--inspector-addr')) cost.deployment += time;
  }
  return cost;
}

async function request(url: string, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let left = count;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
        response.resume().on('end', resolve).on('error', reject);
      }).on('error', reject);
    });
  const client = async () => {
    while (left-- > 0) await one();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
}

/**
 * Measures the processor time that a local server spends on one request.
 *
 * @param group process group of the server
 * @param url on the loopback interface
 * @returns null on systems without Linux's /proc
 */
export async function requestCost(group: number, url: string): Promise<Cost | null> {
  if (!existsSync('/proc/self/stat')) return null;
  await request(url, WARM_UP);
  const before = spent(group);
  await request(url, REQUESTS);
  const after = spent(group);
  return {
    server: (after.server - before.server) / REQUESTS,
    deployment: (after.deployment - before.deployment) / REQUESTS,
  };
}
