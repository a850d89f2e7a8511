import { z } from 'zod';
import { en } from './en';
import { type OwnWords, parseTemplate } from './words';

// What words of an owner's own must look like: the shape of the English ones, all optional. What
// English does not have, or has in another shape, is passed over, so that a dictionary may be older
// than the page.

const namesIn = (text: string) =>
  parseTemplate(text).flatMap((piece) => ('name' in piece ? piece.name : []));

/** A text that holds the placeholders of the English one; a form for counting may go without. */
function textLike(model: string, isForm = false) {
  const wanted = namesIn(model);
  const braces = wanted.map((name) => `{${name}}`).join(' and ');
  const rule = `must be a text in quotes, not empty, with ${braces || 'nothing'} in braces`;
  return z.string(rule).refine((text) => {
    const found = namesIn(text);
    const isWhole = isForm || wanted.every((name) => found.includes(name));
    return text.trim() !== '' && isWhole && found.every((name) => wanted.includes(name));
  }, rule);
}

/** The shape of a group of texts, or of the forms of one: a language has some of the six. */
function shapeOf(model: object): z.ZodType {
  if ('other' in model) {
    const form = textLike(String(model.other), true).optional();
    const forms = { zero: form, one: form, two: form, few: form, many: form };
    return z.strictObject({ ...forms, other: textLike(String(model.other)) });
  }
  const fields = Object.entries(model).map(([key, value]) => {
    const [shape, other] =
      typeof value === 'string' ? [textLike(value), 'object'] : [shapeOf(value), 'string'];
    const passed = (given: unknown) => (typeof given === other ? undefined : given);
    return [key, z.preprocess(passed, shape.optional())];
  });
  return z.object(Object.fromEntries(fields));
}

/** Words of an owner's own, as `content/site.ts` may hold them: some, or those of a whole language. */
export const ownWords = shapeOf(en) as z.ZodType<OwnWords>;
