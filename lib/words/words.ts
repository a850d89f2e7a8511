import type { en } from './en';

export type Words = typeof en;

export type FormWords = Words['form'];

/** The words that an owner has set: some or all. */
export type OwnWords<Group = Words> = {
  [Key in keyof Group]?: Group[Key] extends string ? string : OwnWords<Group[Key]>;
};

/** Finds the slots of a text: `{role}`. */
export const slotPattern = /\{(\w+)\}/g;

/**
 * Puts values into the slots of a text. A slot without a value stays as it is.
 * @example fill('Message from {name}', { name: 'Ana' }) // 'Message from Ana'
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(slotPattern, (slot, name: string) => values[name] ?? slot);
}

/** "C (in progress)", or "Chinese (Mandarin) – fluent". */
export function withNote(text: string, note: string | undefined, { documents }: Words): string {
  if (note === undefined) return text;
  return /[()（）]/.test(text + note) ? `${text} – ${note}` : fill(documents.note, { text, note });
}
