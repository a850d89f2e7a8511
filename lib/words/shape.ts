import { z } from 'zod';
import { en } from './en';
import { type OwnWords, placeholdersIn } from './words';

// What words of an owner's own must look like: the shape of the English ones, all optional.

/** A text that holds the placeholders of the English one. `{count}` may go where it is a word. */
function textLike(model: string, { needsCount = true } = {}) {
  const wanted = placeholdersIn(model);
  return z
    .string('must be a text in quotes')
    .refine((text) => text.trim() !== '', 'must not be empty')
    .superRefine((text, context) => {
      const found = placeholdersIn(text);
      const add = (message: string) => context.addIssue({ code: 'custom', message, input: text });
      for (const name of wanted) {
        const isNeeded = needsCount || name !== 'count';
        if (isNeeded && !found.includes(name)) add(`must hold {${name}}`);
      }
      for (const name of found) {
        if (!wanted.includes(name)) add(`must not hold {${name}}, which nothing fills in`);
      }
    });
}

/** The forms of a text that counts; each language has some of the six, and all have `other`. */
function formsLike(model: string) {
  const form = textLike(model, { needsCount: false }).optional();
  return z.strictObject({
    ...{ zero: form, one: form, two: form, few: form, many: form },
    other: textLike(model),
  });
}

function shapeOf(model: object): z.ZodType {
  if ('other' in model) return formsLike(String(model.other));
  const fields = Object.entries(model).map(([key, value]) => [
    key,
    (typeof value === 'string' ? textLike(value) : shapeOf(value)).optional(),
  ]);
  return z.strictObject(Object.fromEntries(fields));
}

/** Words of an owner's own, as `content/site.ts` may hold them: some, or those of a whole language. */
export const ownWords = shapeOf(en) as z.ZodType<OwnWords>;
