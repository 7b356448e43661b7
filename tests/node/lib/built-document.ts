import { readFile } from 'node:fs/promises';
import { routes, type RouteId } from '../../../config/routes.ts';

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** A built document, without its inline scripts and styles and without React's markers. */
export async function readDocument(id: RouteId): Promise<string> {
  const { file } = routes.find((route) => route.id === id)!;
  const html = await readFile(`dist/client${file}`, 'utf8');
  return html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '').replace(/<!--[\s\S]*?-->/g, '');
}

/** The text of a document: one line for each block, link, button and table cell. */
export function textOf(html: string): string {
  return html
    .replace(/<\/(?:p|h[1-6]|li|t[dhr]|d[dt]|div|summary|a|button|section|header|title|b|code)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity]!)
    .replace(/\s*\n\s*/g, '\n');
}

/** The part of a document from the section with this id to the next one, or to the end of the main content. */
export function sectionOf(html: string, id: string): string {
  const start = html.indexOf(`<section id="${id}"`);
  if (start < 0) throw new Error(`No section #${id} in the document`);
  const rest = html.slice(start + 1);
  const end = rest.search(/<section |<\/main>/);
  return rest.slice(0, end);
}

/** What the first group of a pattern matches, in document order. */
export const attributes = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value]) => value!);
