import { filesBelow } from '../../site-build/documents/files.ts';
import type { Built } from './expectations.ts';
import { request, type Answer } from './request.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const cacheState = ({ headers }: Answer): string => headers.get('cf-cache-status') ?? 'no cache status';

/** Describes in one line how a path is compressed, cached, revalidated and served in ranges. */
async function observe(url: string, signal?: AbortSignal): Promise<string> {
  const ask = (headers: Record<string, string>, method = 'GET') => request(url, { method, headers, signal });
  const whole = await ask({ 'Accept-Encoding': 'br, gzip' });
  const again = await ask({ 'Accept-Encoding': 'br, gzip' });
  const etag = whole.headers.get('etag');
  const [fresh, head, range] = await Promise.all([
    etag ? ask({ 'If-None-Match': etag }) : null,
    ask({}, 'HEAD'),
    ask({ Range: 'bytes=0-99' }),
  ]);
  return [
    `${whole.headers.get('content-encoding') ?? 'not compressed'} (${whole.transferred} of ${whole.body.length} bytes)`,
    `${cacheState(whole)}, then ${cacheState(again)}`,
    etag ? `ETag ${etag} gives ${fresh!.status}` : 'no ETag',
    `HEAD gives ${head.status}`,
    `the first 100 bytes give ${range.status}`,
  ].join('; ');
}

/** Collects what is worth knowing about a deployed site, but cannot be wrong in itself. */
export async function observationsOf(origin: string, { folder }: Built, signal?: AbortSignal): Promise<string[]> {
  const script = (await filesBelow(folder)).find((file) => file.startsWith('assets/') && file.endsWith('.js'));
  const paths = ['/', ...(script ? [`/${script}`] : [])];
  const lines = await Promise.all(
    paths.map(
      async (path) => `${path}: ${await observe(origin + path, signal).catch((error: Error) => error.message)}`,
    ),
  );
  const { certificateEnds } = await request(`${origin}/robots.txt`, { signal }).catch(() => ({
    certificateEnds: undefined,
  }));
  const days = certificateEnds && Math.floor((certificateEnds - Date.now()) / DAY_MS);
  return [...lines, ...(days === undefined ? [] : [`the certificate is valid for ${days} more days`])];
}
