import { z } from 'zod';
import { en } from '../words/en';
import { type OwnWords, slotPattern } from '../words/words';

// The words that an owner may set: those of `en.ts`. The page ignores others.

const slotsIn = (text: string) => Array.from(text.matchAll(slotPattern), ([slot]) => slot);

/** A text with the slots of the English text. */
function textLike(model: string) {
  const slots = slotsIn(model);
  const rest = slots.length > 0 ? `with ${slots.join(' and ')} in braces` : 'without braces { }';
  const rule = `must be a text in quotes, ${rest}`;
  const hasSlots = (text: string) =>
    slots.every((slot) => text.includes(slot)) &&
    slotsIn(text).every((slot) => slots.includes(slot));
  return z.string(rule).refine(hasSlots, rule).meta({ holds: 'words' });
}

/** The schema of a group of texts, or of all of them. */
function groupSchema(model: object): z.ZodType {
  const words = Object.entries(model).map(([key, value]) => {
    const schema = typeof value === 'string' ? textLike(value) : groupSchema(value);
    return [key, schema.optional()] as const;
  });
  return z.object(Object.fromEntries(words), 'must have words in braces, { … }');
}

export const ownWordsSchema = groupSchema(en) as z.ZodType<OwnWords>;
