import { withoutControls } from '../../lib/content/text';
import { isWebUrl } from '../../lib/hosting/urls';
import { withoutHtml } from '../support/html-to-text';

/** An object of a résumé in the JSON Resume form, unchecked. */
export type Entry = Record<string, unknown>;

/** A résumé in the JSON Resume form, unchecked. */
export type Resume = Entry;

/** A résumé whose texts are as the content may contain them. Empty texts and null are undefined. */
export function cleaned(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(cleaned);
  if (typeof json === 'object' && json !== null) {
    return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, cleaned(value)]));
  }
  return typeof json === 'string' ? cleanedText(json) || undefined : (json ?? undefined);
}

const cleanedText = (text: string): string =>
  withoutControls(
    withoutHtml(text)
      .replace(/\r\n?/g, '\n')
      .replace(/[\t\u00a0]/g, ' '),
  ).trim();

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value itself if it is an object; an entry without fields otherwise. */
export const entryOf = (value: unknown): Entry => (isEntry(value) ? value : {});

/** The text of a value; '' if it is a list, an object or missing. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const firstText = (values: readonly unknown[]): string | undefined =>
  values.map(textOf).find(Boolean);

/** The texts of several values; undefined if there is none. */
export const joined = (values: readonly unknown[], separator: string): string | undefined =>
  values.map(textOf).filter(Boolean).join(separator) || undefined;

/** The items of a list. Another value is a list of one. */
export const list = (value: unknown): unknown[] =>
  [value].flat().filter((item) => item !== undefined);

/** The names in a list, or in a text with commas: "React, Node.js (with npm, yarn)". */
export const namesIn = (value: unknown): unknown[] =>
  typeof value === 'string'
    ? value.split(/\s*[,;、،](?![^(（]*[)）])\s*/).filter(Boolean)
    : list(value);

/**
 * The entries of a list. A text is an entry with this one field.
 * @param textField the name of that field
 */
export const entriesIn = (value: unknown, textField = 'name'): Entry[] =>
  list(value).map((item) => (isEntry(item) ? item : { [textField]: item }));

/** The first web address of some values, also if it has no scheme: "ana.example/me". */
export const webAddress = (values: readonly unknown[]): string | undefined =>
  values
    .map((value) => textOf(value).replace(/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/|$)/i, 'https://$&'))
    .find(isWebUrl);

/** The texts, numbers and booleans inside a value, as texts. */
export function leavesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  return value === undefined ? [] : [String(value)];
}

const bullet = /^[^\S\n]*[•●‣▪■◦○➢►✓✔*–-][^\S\n]+/;

/** The lines of a text. Those that are list items have no bullet any more. */
export const linesIn = (text: string): { line: string; isItem: boolean }[] =>
  text.split('\n').map((line) => ({ line: line.replace(bullet, ''), isItem: bullet.test(line) }));
