import { z } from 'zod';
import { en } from '../words/en';
import { isPlural, type OwnWords, slotPattern } from '../words/words';
import { fields } from './schema-fields';

// The words that an owner may set: those of `en.ts`. No page would show any other word.

const slotsIn = (text: string) => Array.from(text.matchAll(slotPattern), ([, name]) => name);

function slotRule(model: string): string {
  const braces = slotsIn(model).map((name) => `{${name}}`);
  const rest = braces.length > 0 ? `with ${braces.join(' and ')} in braces` : 'without braces { }';
  return `must be a text in quotes, ${rest}`;
}

/** A form of a plural. It may leave out slots of the English text, and has no other ones. */
function formLike(model: string) {
  const modelNames = slotsIn(model);
  const rule = slotRule(model);
  return z
    .string(rule)
    .refine(
      (text) => text.trim() !== '' && slotsIn(text).every((name) => modelNames.includes(name)),
      { error: rule, abort: true },
    );
}

/** A text with the slots of the English text. */
const textLike = (model: string) =>
  formLike(model).refine(
    (text) => slotsIn(model).every((name) => slotsIn(text).includes(name)),
    slotRule(model),
  );

/** The schema of a group of texts, or of a plural. Each language uses some of the six forms. */
function groupSchema(model: object): z.ZodType {
  if (isPlural(model)) {
    const form = formLike(model.other).optional();
    const forms = { zero: form, one: form, two: form, few: form, many: form };
    return fields({ ...forms, other: textLike(model.other) });
  }
  const words = Object.entries(model).map(([key, value]) => {
    const schema = typeof value === 'string' ? textLike(value) : groupSchema(value);
    return [key, schema.optional()] as const;
  });
  return fields(Object.fromEntries(words));
}

export const ownWordsSchema = groupSchema(en) as z.ZodType<OwnWords>;
