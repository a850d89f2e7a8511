import { plainText } from '../../lib/content/linked-text';
import { isCurrent, readDate, readMonth } from './dates';
import { sentencesIn } from './prose';
import { countryName } from './town';
import { leavesOf } from './values';

/** A value of a résumé that the content does not have, or not as it was given. */
export interface Loss {
  what: 'not taken over' | 'shortened';
  /** In the résumé: "work 2, gpa". */
  place: string;
  text: string;
  reason: string;
}

/** A field of the content, to which fields of a résumé lead. */
export interface Target {
  from: readonly string[];
  texts: readonly string[];
  /** Why the field does not have a text of the résumé. */
  whyMissing: (text: string) => string | undefined;
}

const noPlace = 'the page has no place for it';

/** The losses of a value of which nothing has been taken over. */
export const lost = (place: string, value: unknown, reason = noPlace): Loss[] =>
  leavesOf(value).map((text) => ({ what: 'not taken over', place, text, reason }));

/** The loss of a text, or of those of its sentences that the content does not have. */
export function textLosses(
  place: string,
  text: string,
  targets: readonly Target[],
  language: string,
): Loss[] {
  const shown = targets.flatMap(({ texts }) => texts);
  const plain = plainText(text);
  const cut = shown.find(
    (other) => other.endsWith('…') && plain.includes(other.slice(0, -1)) && !plain.includes(other),
  );
  if (cut === undefined && isShown(text, shown, language)) return [];
  const sentences = text.split('\n').flatMap((line) => sentencesIn(line, language));
  const missing = sentences.filter((sentence) => !isShown(sentence, shown, language));
  const isWithoutLink = isShown(plain, shown, language);
  const isPart = missing.length < sentences.length || shown.some((other) => plain.includes(other));
  const what = isPart || cut !== undefined ? 'shortened' : 'not taken over';
  const reasons = [
    cut && `to ${cut.length} characters`,
    isWithoutLink && 'without its link',
    ...targets.map(({ whyMissing }) => whyMissing(text)),
  ];
  const reason = reasons.find(Boolean) || (isPart ? 'the page has no place for the rest' : noPlace);
  const texts = missing.length > 0 && missing.length < sentences.length ? missing : [text];
  return texts.map((sentence) => ({ what, place, text: sentence.trim(), reason }));
}

/**
 * Parts of a text that stay whole when the import divides it, joins it with others, or changes its
 * form: the page may show the items of a list as sentences, and a user name within an address.
 */
const clausesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\n,;、،。()[\]|/@]|[.:!?…](?=\s|$)|\s[–—-]\s/)
    .map((clause) => clause.replace(/^[\s"'•●‣▪■◦○➢►✓✔*–-]+|[\s"':%.!?…]+$/g, ''))
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
function isShown(text: string, place: readonly string[], language: string): boolean {
  const shown = new Set(place.flatMap(clausesOf));
  return formsOf(text, language).some((form) => {
    const clauses = clausesOf(form);
    return clauses.length === 0
      ? place.some((other) => other.includes(form))
      : clauses.every((clause) => shown.has(clause));
  });
}
