import { listen, servePreview, type Server } from './serve.ts';
import { ask } from '../../scripts/verify/compare.ts';

/** An answer on its way to a visitor, which a test may change. */
interface Sent {
  status: number;
  headers: Map<string, string>;
  body: Buffer;
}

interface Asked {
  method: string;
  path: string;
}

/** Changes an answer, or keeps it back; false leaves the visitor without one. */
export type Tamper = (sent: Sent, asked: Asked) => void | false | Promise<void>;

export interface ServedSite {
  /** Serves the built site, tampered with on the way. @returns its origin */
  through: (tamper: Tamper) => Promise<string>;
  stop: () => Promise<void>;
}

/** Serves the built site in workerd, keeping every answer for the next request. */
export async function serveSite(): Promise<ServedSite> {
  const site = await servePreview();
  const answers = new Map<string, ReturnType<typeof ask>>();
  const servers: Server[] = [site];
  const answerTo = (method: string, path: string) => {
    const key = `${method} ${path}`;
    const answer = answers.get(key) ?? ask(site.origin + path, method);
    answers.set(key, answer);
    return answer;
  };
  return {
    async through(tamper) {
      const proxy = await listen(async ({ method = '', url: path = '' }, response) => {
        const { status, headers: received, body } = await answerTo(method, path);
        const sent: Sent = { status, headers: new Map(received), body: Buffer.from(body) };
        for (const name of ['transfer-encoding', 'content-length', 'content-encoding']) sent.headers.delete(name);
        if ((await tamper(sent, { method, path })) === false) return void response.destroy();
        response.writeHead(sent.status, [...sent.headers].flat()).end(sent.body);
      });
      servers.push(proxy);
      return proxy.origin;
    },
    stop: async () => void (await Promise.all(servers.map((server) => server.stop()))),
  };
}
