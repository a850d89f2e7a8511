import type { en } from '../../content/words/en';

/** All words of the interface in one language; `content/words/en.ts` is the model. */
export type Words = typeof en;

/** The words of the message form, all that its island gets. */
export type FormWords = Words['form'];

/** Other words for some places: what is left out stays as the dictionary has it. */
export type OwnWords<T = Words> = {
  [Key in keyof T]?: T[Key] extends string | { other: string } ? T[Key] : OwnWords<T[Key]>;
};
