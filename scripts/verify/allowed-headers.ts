/** A cookie of Cloudflare's own. */
const OWN_COOKIE =
  /^(?:__cf_bm|_cfuvid)=[\w.+/%-]+(?:;\s*(?:path=\/|expires=[\w, :-]+|max-age=\d+|domain=[\w.-]+|httponly|secure|partitioned|samesite=\w+))+$/i;
const OWN_REPORTS =
  /^\{"group":"cf-nel",[^{}]*"endpoints":\[\{"url":"https:\/\/a\.nel\.cloudflare\.com\/report\/[^"]*"\}\]\}$/;

/**
 * The response headers that the site does not set and that may be there, with their values. Any other is a difference:
 * `Refresh`, `Set-Cookie` or `Link` could each be used to mislead visitors.
 */
const allowed = new Map(
  Object.entries({
    // Every server sends these.
    date: /./,
    'content-length': /^\d+$/,
    'transfer-encoding': /^chunked$/,
    connection: /^(?:keep-alive|close)$/i,
    'keep-alive': /^timeout=\d+/,
    // Cloudflare's asset layer and cache, which compress.
    'content-encoding': /^(?:br|gzip|deflate)$/,
    vary: /^accept-encoding$/i,
    etag: /^(?:W\/)?"[^"]*"$/,
    'accept-ranges': /^(?:bytes|none)$/,
    age: /^\d+$/,
    'cf-cache-status': /^[A-Z]+$/,
    // Cloudflare, on every response; HTTP/3 on the same host only.
    server: /^cloudflare$/,
    'cf-ray': /^[0-9a-f]+(?:-[A-Z]+)?$/,
    'alt-svc': /^h3=":443"; ma=\d+$/,
    'server-timing': /^(?:cf\w+(?:;\w+=[^,;]*)*(?:,\s*)?)+$/,
    // Settings that are on by default, or that an operator may have switched on.
    nel: /^\{[^{}]*"report_to":"cf-nel"[^{}]*\}$/,
    'report-to': OWN_REPORTS,
    'speculation-rules': /^"\/cdn-cgi\/speculation"$/,
    'set-cookie': OWN_COOKIE,
  }),
);

/** Whether `name: value` may be on any response. @param name in lower case */
export const isAllowed = (name: string, value: string): boolean => allowed.get(name)?.test(value) ?? false;
