import { once } from 'node:events';
import { IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Plugin } from 'vite';
import { ALLOWED_METHODS, cacheControl, securityHeaders } from '../../config/headers.ts';
import type { SiteConfig } from '../../config/site-config.ts';

/** URLs of 16 KiB pass Cloudflare's edge; Node's own limit counts all headers together. */
const MAX_HEADER_BYTES = 64 * 1024;

const bodyHeaders = new Set(['content-length', 'transfer-encoding', 'expect']);

/** The same request once its body has been read and thrown away: an unread one fails this request or the next. */
async function withoutBody(request: IncomingMessage): Promise<IncomingMessage> {
  await once(request.resume(), 'end');
  const bare = new IncomingMessage(request.socket);
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders } = request;
  // Complete, or its end would count as an abort and take the connection along.
  Object.assign(bare, { complete: true, method, url, httpVersion, httpVersionMajor, httpVersionMinor });
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!.toLowerCase();
    if (bodyHeaders.has(name)) continue;
    bare.rawHeaders.push(name, rawHeaders[index + 1]!);
    bare.headers[name] = rawHeaders[index + 1]!;
  }
  bare.push(null);
  return bare;
}

/**
 * Lets `vite preview` take the requests that Cloudflare's edge and `wrangler dev` take. Without it a path that begins
 * with two slashes is read as a host, TRACE (which no `Request` can carry) and large bodies sent to a file are a 500,
 * and a long URL is a 431.
 */
export function previewEdgePlugin(site: SiteConfig): Plugin {
  return {
    name: 'preview-edge',
    configurePreviewServer(preview) {
      const server = preview.httpServer as Server & { maxHeaderSize: number };
      server.maxHeaderSize = MAX_HEADER_BYTES;
      const [app] = server.listeners('request') as RequestListener[];
      server.removeAllListeners('request');
      server.on('request', async (request, response) => {
        const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
        const bare = hasBody ? await withoutBody(request) : request;
        if (request.method === 'TRACE') {
          const headers = {
            ...securityHeaders(site),
            'Content-Type': 'text/plain',
            'Cache-Control': cacheControl.none,
            Allow: ALLOWED_METHODS,
          };
          response.writeHead(405, headers).end('Method not allowed\n');
          return;
        }
        if (/^[/\\]{2}/.test(bare.url!)) bare.url = `http://${bare.headers.host}${bare.url}`;
        app!(bare, response);
      });
    },
  };
}
