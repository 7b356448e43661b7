import type { SiteRoute } from '../../config/routes.ts';
import { site } from '../../config/site.ts';

/** Sets an attribute of `tag[name="value"]` in the head, creating the element if necessary; null removes it. */
function setHead(tag: string, name: string, value: string, attribute: string, content: string | null): void {
  const found = document.head.querySelector(`${tag}[${name}="${value}"]`);
  if (content === null) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(name, value);
  element.setAttribute(attribute, content);
}

export interface HeadText {
  title: string;
  description: string;
}

/** Gives the head the title, description and links of the route's own document. */
export function describe({ path }: SiteRoute, { title, description }: HeadText): void {
  document.title = title;
  setHead('meta', 'name', 'description', 'content', description);
  setHead('link', 'rel', 'canonical', 'href', path === null ? null : site.origin + path);
  setHead('meta', 'name', 'robots', 'content', path === null ? 'noindex' : null);
}
