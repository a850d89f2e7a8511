import { withoutControls } from '../../lib/content/text';
import { isWebUrl } from '../../lib/hosting/urls';

/** An object of a résumé in the JSON Resume form, unchecked. */
export type ResumeEntry = Record<string, unknown>;

/** A text or number as the content may contain it; '' for any other value. */
export function text(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const lines = String(value)
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u00a0]/g, ' ');
  return withoutControls(lines).trim();
}

/** The value if it is a list; otherwise an empty list. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The objects of a list. */
export const entriesIn = (value: unknown): ResumeEntry[] =>
  list(value).map((entry) => Object(entry));

/**
 * The web address of an entry, also if it has no scheme: "ana.example/me". JSON Resume before 1.0
 * called it `website`.
 */
export function address({ url, website }: ResumeEntry): string | undefined {
  const written = text(url) || text(website);
  const whole = written.replace(/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/|$)/i, 'https://$&');
  return isWebUrl(whole) ? whole : undefined;
}

/** The bullet at the beginning of a list item. */
export const bullet = /^[^\S\n]*[•●‣▪■◦○➢►✓✔*–-][^\S\n]+/m;

/** Why a file cannot be read: it does not exist, or `otherwise`. */
export const reasonOf = (error: unknown, otherwise: string): string =>
  (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : otherwise;

/** Decodes UTF-8, with or without a byte order mark. It throws for other encodings. */
export const utf8 = new TextDecoder('utf-8', { fatal: true });
