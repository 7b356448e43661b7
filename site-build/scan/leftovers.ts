import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demonstrationValues, isReservedHost } from '../../config/demonstration.ts';
import { GAPS } from '../../config/gaps.ts';
import { filesBelow } from '../documents/files.ts';
import { isText } from './kinds.ts';
import type { Finding } from './scan.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches whole names only: `https://t.me/example` is not `https://t.me/example_chat`. */
const whole = (text: string): RegExp => new RegExp(`${escaped(text)}(?![A-Za-z0-9_-]|\\.[A-Za-z0-9])`, 'gi');

const demonstration = demonstrationValues.map(whole);

/** Finds whole hosts in a text, never part of a longer name or domain. */
const HOST = /(?<![a-z0-9-])(?:[a-z0-9-]+\.)+[a-z]+(?![a-z0-9-]|\.[a-z0-9])/gi;
const LOCAL_URL = /\b(?:https?|wss?):\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])[^\s"'<)]*/gi;
/** Traces that a template leaves when a value is missing. */
const PLACEHOLDERS = [
  GAPS,
  /\$?\{\{?\s*[\w.]+\s*\}?\}/g,
  /\b(?:TODO|FIXME|TBD|XXX|CHANGE_?ME|REPLACE_?ME|PLACEHOLDER|YOUR[_-][A-Z_-]+)\b/g,
  /\[(?:your|insert|todo)\b[^\]]*\]/gi,
  /\blorem ipsum\b/gi,
  /\[object \w+\]|\bundefined\b|\bNaN\b/g,
];
/** In scripts and styles, braces and `undefined` have a meaning. */
const CODE = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi;

const allMatches = (text: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => text.match(pattern) ?? []);

const reservedHosts = (text: string): string[] =>
  allMatches(text, [HOST]).filter((host) => isReservedHost(host.toLowerCase()));

/** Returns the demonstration values in a text. */
export const demonstrationIn = (text: string): string[] => allMatches(text, demonstration);

/** Rules for documents and static files are stricter than for bundles, whose libraries name hosts of their own. */
const isBundle = (path: string): boolean => !path.startsWith('client/') || path.startsWith('client/assets/');

/** Returns the leftovers in a built file's text, each once. */
export function leftoversIn(path: string, text: string): string[] {
  const found = demonstrationIn(text);
  if (!isBundle(path)) found.push(...reservedHosts(text), ...allMatches(text, [LOCAL_URL]));
  if (!isBundle(path) && path !== 'client/_headers') found.push(...allMatches(text.replace(CODE, ''), PLACEHOLDERS));
  return [...new Set(found)];
}

/**
 * Returns what must not be deployed from the files below `dist`: demonstration values in any of them and, in documents
 * and static files, also hosts reserved for examples, URLs of this machine, and placeholders.
 */
export async function leftovers(dist: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const file of await filesBelow(dist)) {
    if (!isText(file)) continue;
    const text = await readFile(join(dist, file), 'utf8');
    findings.push(...leftoversIn(file, text).map((found) => ({ file, text: found })));
  }
  return findings;
}
