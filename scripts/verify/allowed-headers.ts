/** A response header that the site's own policy does not set, but that may be present. */
interface AllowedHeader {
  name: string;
  /** Matches the values that it may have. */
  value: RegExp;
  reason: string;
}

/** Any other header is a difference: `Refresh`, `Set-Cookie` or `Link` could each be used to mislead visitors. */
export const allowedHeaders: readonly AllowedHeader[] = [
  { name: 'date', value: /./, reason: 'RFC 9110, 6.6.1: every origin server with a clock sends it' },
  { name: 'content-type', value: /./, reason: 'the asset layer’s; compared by the file’s ending' },
  { name: 'content-length', value: /^\d+$/, reason: 'framing' },
  { name: 'transfer-encoding', value: /^chunked$/, reason: 'framing in HTTP/1.1' },
  { name: 'content-encoding', value: /^(?:br|gzip|zstd|deflate)$/, reason: 'Cloudflare compresses' },
  { name: 'connection', value: /^(?:keep-alive|close)$/i, reason: 'framing in HTTP/1.1' },
  { name: 'keep-alive', value: /^timeout=\d+/, reason: 'framing in HTTP/1.1, sent by the local servers' },
  { name: 'vary', value: /^accept-encoding$/i, reason: 'Cloudflare compresses' },
  { name: 'etag', value: /^(?:W\/)?"[^"]*"$/, reason: 'the asset layer’s' },
  { name: 'accept-ranges', value: /^(?:bytes|none)$/, reason: 'RFC 9110, 14.3' },
  { name: 'age', value: /^\d+$/, reason: 'Cloudflare’s cache' },
  { name: 'server', value: /^cloudflare$/, reason: 'Cloudflare, on every response' },
  { name: 'cf-ray', value: /^[0-9a-f]+(?:-[A-Z]+)?$/, reason: 'Cloudflare, on every response: names it in its logs' },
  { name: 'cf-cache-status', value: /^[A-Z]+$/, reason: 'Cloudflare’s cache' },
  { name: 'alt-svc', value: /^h3=":443"; ma=\d+$/, reason: 'Cloudflare offers HTTP/3, on the same host only' },
  { name: 'server-timing', value: /^(?:cf\w+(?:;\w+=[^,;]*)*(?:,\s*)?)+$/, reason: 'Cloudflare measures its edge' },
];

const byName = new Map(allowedHeaders.map((header) => [header.name, header]));

/** Whether `name: value` may be on any response. @param name in lower case */
export const isAllowed = (name: string, value: string): boolean => byName.get(name)?.value.test(value) ?? false;
