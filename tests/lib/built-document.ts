import { readFile } from 'node:fs/promises';
import { parse, type HTMLElement } from 'node-html-parser';
import { routes, type RouteId } from '../../config/routes.ts';

/** The elements of a document, inline scripts and styles included. */
export const parsed = (html: string): HTMLElement => parse(html, { comment: false });

/** A built document. */
export async function readDocument(id: RouteId): Promise<HTMLElement> {
  const { file } = routes.find((route) => route.id === id)!;
  return parsed(await readFile(`dist/client${file}`, 'utf8'));
}

/** The words of a text, with one space between them, as a browser shows it. */
export const words = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The words of an element. */
export const textOf = (element: HTMLElement): string => words(element.structuredText);

/** The value of an attribute of every element that matches a selector, in document order. */
export const attributes = (element: HTMLElement, selector: string, name: string): string[] =>
  element.querySelectorAll(selector).map((found) => found.getAttribute(name) ?? '');

/** The section of the landing page with this id. */
export function sectionOf(document: HTMLElement, id: string): HTMLElement {
  const section = document.querySelector(`section#${id}`);
  if (!section) throw new Error(`No section #${id} in the document`);
  return section;
}
