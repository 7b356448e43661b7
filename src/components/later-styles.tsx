import { laterStylesHref } from '../lib/later-styles.ts';

/**
 * Links the styles of everything below it. Browsers draw what is above while they load:
 * https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet, https://jakearchibald.com/2016/link-in-body/.
 */
export function LaterStyles() {
  const href = laterStylesHref();
  return href === null ? null : <link rel="stylesheet" href={href} />;
}
