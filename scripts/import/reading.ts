import { isoDate } from '../../lib/content/period';
import { withoutControls } from '../../lib/content/text';
import { isWebAddress } from '../../lib/hosting/addresses';

/** An object of a résumé in the JSON Resume form, unchecked. */
export type Entry = Record<string, unknown>;

/** A text or number as the content may hold it; empty for anything else. */
export function text(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const lines = String(value)
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u00a0]/g, ' ');
  return withoutControls(lines).trim();
}

/** The value itself if it is a list; otherwise an empty one. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The objects of a list. */
export const entriesIn = (value: unknown): Entry[] => list(value).map((entry) => Object(entry));

/** A day, month or year as ISO has it: "2024-05" for "May 2024". Undefined if it reads otherwise. */
export const isoDay = (value: unknown): string | undefined => isoDate(text(value), 'en');

/** The address of an entry, also without a scheme; `website` was its name before JSON Resume 1.0. */
export function address({ url, website }: Entry): string | undefined {
  const given = text(url || website).replace(/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/|$)/i, 'https://$&');
  return isWebAddress(given) ? given : undefined;
}

/** The sign that a line begins with which is a point of a list. */
export const point = /^[^\S\n]*[•●‣▪■◦○➢►✓✔*–-][^\S\n]+/m;

/** Why a file cannot be read; `otherwise` if it is there. */
export const reasonOf = (error: unknown, otherwise: string): string =>
  (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : otherwise;

/** A file's text: UTF-8, UTF-16 as Windows marks it, or else the older Windows-1252 (Latin-1). */
export function decoded(bytes: Uint8Array): string {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex');
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[mark];
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Between two sentences; the full stop of an abbreviation or an initial ends none. */
const sentenceEnd =
  /(?<=[.!?…]["”)]?\s+)(?<!(?:^|[\s(])(?:\p{L}|Dra?|Prof|Mrs?|Ms|Ing|Dipl|St|Jr|Sr|vs)\.\s+)(?=\S)/iu;

/** The sentences of a text, each with the space behind it. */
export const sentences = (text: string): string[] => text.split(sentenceEnd);
