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

/**
 * Why a file cannot be read, as the end of a sentence.
 * @param otherwise where the system has nothing to say about it
 */
export function reasonOf(error: unknown, otherwise: string): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EACCES' || code === 'EPERM') return 'you have no permission to read it';
  return otherwise;
}

/** A file's text: UTF-8, UTF-16 as Windows saves it, or else the older Windows-1252 (Latin-1). */
export function decoded(bytes: Uint8Array): string {
  // Latin letters in UTF-16 have a zero beside them; a mark at the beginning is one as well.
  const [first, second] = bytes;
  if (second === 0 || (first === 0xff && second === 0xfe)) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  if (first === 0 || (first === 0xfe && second === 0xff)) {
    return new TextDecoder('utf-16be').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Between two sentences; the full stop of an abbreviation or an initial ends none. */
const sentenceEnd =
  /(?<=[.!?…]["”)]?\s+)(?<!(?:^|[\s(])(?:\p{L}|Dra?|Prof|Mrs?|Ms|Ing|Dipl|St|Jr|Sr|vs)\.\s+)(?=\S)/iu;

/** The sentences of a text, each with the space behind it. */
export const sentences = (text: string): string[] => text.split(sentenceEnd);
