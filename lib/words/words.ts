import { formatNumber } from '../text/intl';
import type { en, Plural } from './en';

export type Words = typeof en;

export type FormWords = Words['form'];

/** The words that an owner has set: some or all. All forms of a plural are set together. */
export type OwnWords<Whole = Words> = {
  [Key in keyof Whole]?: Whole[Key] extends string | Plural ? Whole[Key] : OwnWords<Whole[Key]>;
};

/** Only plurals have the form `other`. */
export const isPlural = (words: object): words is Plural => 'other' in words;

/** Finds the slots of a text: `{role}`. */
export const slotPattern = /\{(\w+)\}/g;

/**
 * Puts values into the slots of a text. A slot without a value stays as it is.
 * @example fill('Skills used as {role}', { role: 'Tester' }) // 'Skills used as Tester'
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(slotPattern, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}

/** The form of a text that fits a count, with the count in place of `{count}`. */
export function fillCount(forms: Plural, count: number, language: string): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return fill(form, { count: formatNumber(count, language) });
}
