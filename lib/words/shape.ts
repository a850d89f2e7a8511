import { z } from 'zod';
import { en } from './en';
import { type OwnWords, placeholder } from './words';

// The schema of an owner's words: the shape of the English ones, all optional. Words that English
// does not have are ignored, because an owner's words may be older than the page.

const placeholdersIn = (text: string) => Array.from(text.matchAll(placeholder), ([, name]) => name);

/** A text with the placeholders of the English one. A plural form may leave them out. */
function textLike(model: string, isPluralForm = false) {
  const wanted = placeholdersIn(model);
  const braces = wanted.map((name) => `{${name}}`).join(' and ');
  const rule = `must be a text in quotes, not empty, with ${braces || 'nothing'} in braces`;
  return z.string(rule).refine((text) => {
    const names = placeholdersIn(text);
    const isWhole = isPluralForm || wanted.every((name) => names.includes(name));
    return text.trim() !== '' && isWhole && names.every((name) => wanted.includes(name));
  }, rule);
}

/** The schema of a group of texts, or of plural forms, of which each language has some of six. */
function groupSchema(model: object): z.ZodType {
  if ('other' in model) {
    const form = textLike(String(model.other), true).optional();
    const forms = { zero: form, one: form, two: form, few: form, many: form };
    return z.strictObject({ ...forms, other: textLike(String(model.other)) });
  }
  const fields = Object.entries(model).map(([key, value]) => {
    const schema = typeof value === 'string' ? textLike(value) : groupSchema(value);
    return [key, schema.optional()];
  });
  return z.object(Object.fromEntries(fields));
}

/** `words` in `content/site.ts`: some words, or all words of a language. */
export const ownWords = groupSchema(en) as z.ZodType<OwnWords>;
