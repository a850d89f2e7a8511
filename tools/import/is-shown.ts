import { isCurrent, readDate, readMonth } from './dates';
import { countryName } from './town';

/**
 * Parts of a text that stay whole when the import divides it, joins it with others, or changes its
 * form: the page may show the items of a list as sentences, and a user name within an address.
 */
const clausesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\n,;、،。()[\]|/@]|[.:!?…](?=\s|$)|\s[–—-]\s/)
    .map((clause) => clause.replace(/^[\s"'•●‣▪■◦○➢►✓✔*–-]+|[\s"':%]+$/g, ''))
    .filter(Boolean);

/** A value as the content may write it: "2024-05" for "May 2024", "Germany" for "DE". */
const formsOf = (text: string, language: string): string[] =>
  [
    text,
    readDate(text),
    readMonth(text),
    isCurrent(text) ? 'present' : undefined,
    countryName(text, language),
  ].filter((form) => form !== undefined);

/**
 * Whether a value of a résumé has reached its place.
 * @param place the texts of that place, and of no other
 */
export function isShown(text: string, place: readonly string[], language: string): boolean {
  const shown = new Set(place.flatMap(clausesOf));
  return formsOf(text, language).some((form) => {
    const clauses = clausesOf(form);
    return clauses.length === 0
      ? place.some((other) => other.includes(form))
      : clauses.every((clause) => shown.has(clause));
  });
}
