import { isLinkUrl } from '../../lib/content/link-url';
import { shortAddress } from '../../lib/hosting/short-address';
import { withoutControls } from '../../lib/text/text';

/** An object of a résumé, unchecked. */
export type Entry = Record<string, unknown>;

/** A résumé without empty values, and without characters that the content may not contain. */
export function cleaned(json: unknown): unknown {
  if (typeof json === 'string') {
    const text = json.replace(/\r\n?/g, '\n').replace(/[\t\u00a0]/g, ' ');
    return withoutControls(text).trim() || undefined;
  }
  if (Array.isArray(json)) return json.map(cleaned).filter((item) => item !== undefined);
  if (typeof json !== 'object' || json === null) return json ?? undefined;
  const entries = Object.entries(json).map(([key, value]) => [key, cleaned(value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value itself if it is an object; an entry without fields otherwise. */
export const entryOf = (value: unknown): Entry => (isEntry(value) ? value : {});

/** The items of a list. Any other value becomes a list of one, and undefined an empty list. */
export const list = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

/** The entries of a list. A text is an entry with only a name. */
export const entriesIn = (value: unknown): Entry[] =>
  list(value).map((item) => (isEntry(item) ? item : { name: item }));

/** A text or a number as a text; undefined for any other value. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** The texts of some values, with a separator between them. */
export const joined = (values: readonly unknown[], separator: string): string | undefined =>
  values.flatMap((value) => textOf(value) ?? []).join(separator) || undefined;

/** A mail or web address; undefined for other values. "ana.example/me" gets its "https://". */
export function linkAddress(value: unknown): string | undefined {
  const address = textOf(value)?.replace(/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/|$)/i, 'https://$&');
  return address !== undefined && isLinkUrl(address) ? address : undefined;
}

/** "reef.example" for "https://www.reef.example/ana"; "ana@reef.example" for its `mailto:`. */
export const linkName = (address: string): string =>
  new URL(address).hostname.replace(/^www\./, '') || shortAddress(address);
