import { plainText } from '../../lib/content/linked-text';
import { isCurrent, readDate, readMonth } from './dates';
import { sentencesIn } from './prose';
import { type Loss, noPlace } from './resume-source';
import { countryName } from './town';

/** A field of the content, to which fields of a résumé lead. */
export interface Target {
  from: readonly string[];
  texts: readonly string[];
  /** Why the field does not have a text of the résumé. */
  whyMissing: (text: string) => string | undefined;
}

/** The loss of a text, or of those of its sentences that the content does not have. */
export function textLosses(
  place: string,
  text: string,
  targets: readonly Target[],
  language: string,
): Loss[] {
  const shown = targets.flatMap(({ texts }) => texts);
  const plain = plainText(text);
  const cut = shown.find((other) => isCutVersion(other, plain));
  if (cut === undefined && isShown(text, shown, language)) return [];

  const sentences = text.split('\n').flatMap((line) => sentencesIn(line, language));
  const missing = sentences.filter((sentence) => !isShown(sentence, shown, language));
  const isPartShown =
    missing.length < sentences.length || shown.some((other) => plain.includes(other));
  const whyMissing = () => targets.map((target) => target.whyMissing(text)).find(Boolean);
  let reason: string;
  if (cut !== undefined) reason = `to ${cut.length} characters`;
  else if (isShown(plain, shown, language)) reason = 'without its link';
  else reason = whyMissing() ?? (isPartShown ? 'the page has no place for the rest' : noPlace);

  const what = isPartShown || cut !== undefined ? 'shortened' : 'not taken over';
  const areSomeMissing = missing.length > 0 && missing.length < sentences.length;
  const texts = areSomeMissing ? missing : [text];
  return texts.map((lostText) => ({ what, place, text: lostText.trim(), reason }));
}

/** Whether a text is the beginning of another one: "Say hel…" of "Say hello". */
const isCutVersion = (text: string, whole: string): boolean =>
  text.endsWith('…') && whole.includes(text.slice(0, -1)) && !whole.includes(text);

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
 * Whether a value of a résumé has reached its place in the content.
 * @param shown the texts of that place, and of no other
 */
function isShown(text: string, shown: readonly string[], language: string): boolean {
  const shownClauses = new Set(shown.flatMap(clausesOf));
  return formsOf(text, language).some((form) => {
    const clauses = clausesOf(form);
    return clauses.length === 0
      ? shown.some((other) => other.includes(form))
      : clauses.every((clause) => shownClauses.has(clause));
  });
}
