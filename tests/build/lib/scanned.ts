import { site } from 'virtual:site';
import { allowedUrls } from '../../../site-build/scan/allowed-urls.ts';
import { foreignIn } from '../../../site-build/scan/findings.ts';
import { readingsOf } from '../../../site-build/scan/kinds.ts';

/** Returns what the scan finds in a file with this name. */
export const found = (file: string, content: string | Buffer, values: readonly string[] = []): string[] =>
  foreignIn(readingsOf(file, Buffer.from(content)), site, { values, urls: allowedUrls(site, file) });

export const html = (body: string): string[] =>
  found('client/index.html', `<!doctype html><p>Hello</p>${body}<p>Bye</p>`);
export const js = (code: string): string[] => found('client/assets/a-12345678.js', code);
export const css = (code: string): string[] => html(`<style>${code}</style>`);
export const json = (value: unknown): string[] =>
  found('client/a.json', typeof value === 'string' ? value : JSON.stringify(value));
export const txt = (text: string): string[] => found('client/a.txt', text);
