import { z } from 'zod';
import { en } from './en';
import { type OwnWords, slotPattern } from './words';

// The schema of the words that an owner may set: all words of `en.ts`, each optional. Any other
// word is a fault, because no page would show it. It is misspelled, or an older version had it.

const slotsIn = (text: string) => Array.from(text.matchAll(slotPattern), ([, name]) => name);

/** A text with the slots of the English text. A plural form may leave them out. */
function textLike(model: string, isPluralForm = false) {
  const modelNames = slotsIn(model);
  const braces = modelNames.map((name) => `{${name}}`).join(' and ');
  const rule = `must be a text in quotes, with ${braces || 'nothing'} in braces`;
  return z.string(rule).refine((text) => {
    const names = slotsIn(text);
    const isWhole = isPluralForm || modelNames.every((name) => names.includes(name));
    return text.trim() !== '' && isWhole && names.every((name) => modelNames.includes(name));
  }, rule);
}

/** The schema of a group of texts, or of a plural. Each language uses some of the six forms. */
function groupSchema(model: object): z.ZodType {
  if ('other' in model) {
    const form = textLike(String(model.other), true).optional();
    const forms = { zero: form, one: form, two: form, few: form, many: form };
    return z.strictObject({ ...forms, other: textLike(String(model.other)) });
  }
  const fields = Object.entries(model).map(([key, value]) => {
    const schema = typeof value === 'string' ? textLike(value) : groupSchema(value);
    return [key, schema.optional()] as const;
  });
  return z.strictObject(Object.fromEntries(fields));
}

/** The words that an owner may write. Each may be left out. */
export const ownWordsSchema = groupSchema(en) as z.ZodType<OwnWords>;
