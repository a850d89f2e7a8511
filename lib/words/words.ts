import type { en, Plural } from './en';

/** All words of the interface in one language; `en.ts` is the model. */
export type Words = typeof en;

/** The language of a page and its words, for everything that shows texts. */
export interface Localised {
  words: Words;
  /** A tag like 'en-PH'. */
  language: string;
}

/** The words of the message form, all that its island gets. */
export type FormWords = Words['form'];

/**
 * Other words for some places: what is left out stays as the dictionary has it, and so does what an
 * older version had in another shape, a text for a group of texts or the other way round.
 */
export type OwnWords<Whole = Words> = {
  [Key in keyof Whole]?: Whole[Key] extends string
    ? string | object
    : string | (Whole[Key] extends Plural ? Plural : OwnWords<Whole[Key]>);
};

/** What stands for the name of a value in a text: `{name}`. */
const placeholder = /\{(\w+)\}/g;

/**
 * Puts values into a text: `fill('Skills used as {role}', { role: 'Tester' })`.
 * A placeholder without a value stays as it is; values are never searched for placeholders.
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}

/** A text in parseTemplate, for values that are more than text: each piece is a text or a value's name. */
export function parseTemplate(text: string): ({ text: string } | { name: string })[] {
  return text
    .split(placeholder)
    .map((piece, index) => (index % 2 === 0 ? { text: piece } : { name: piece }))
    .filter((piece) => !('text' in piece) || piece.text !== '');
}

/**
 * The form of a text that fits a count, with the count in it as `{count}`.
 * @param language decides on the form and on how the count is written
 */
export function fillCount(forms: Plural, count: number, language: string): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return fill(form, { count: new Intl.NumberFormat(language).format(count) });
}
