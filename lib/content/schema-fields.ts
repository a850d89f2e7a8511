import { z } from 'zod';
import { isSitePath } from '../addresses/urls';
import { en } from '../words/en';
import { type OwnWords, slotPattern } from '../words/words';
import { isLinkUrl } from './linked-text';

// Parts of the schema. Owners read their messages.

export const siteUrlRule =
  'must be the address of a published page, like "https://name.example" or "https://name.example/portfolio"';

/** What a file in `content/pictures/` is for. The build makes several sizes and formats of it. */
export type ImageUse =
  | 'picture'
  | 'portrait' // like a picture, but with its margins, which an island needs
  | 'logo' // of a company or school, made smaller than a picture, without its margins
  | 'skill logo'; // like a logo, but an SVG keeps its margins; or a name of a logo: `icon:react`

/** Texts that `cleanContents` reads each in its own way. */
type ReadText = 'address' | 'date' | 'label' | 'percent' | 'period' | 'phone' | 'place';

/** Texts about which doctor asks in a way of its own. Words are those of the interface. */
type AskedText = 'skill' | 'title' | 'words';

/** What `.meta()` stores of a text field, and `textFields` returns. Plain text has none of both. */
export interface FieldDescription {
  imageUse?: ImageUse;
  /** Prose has links (`linked-text.ts`), paragraphs and points; a legal text has links and lines. */
  kind?: 'link' | 'file link' | 'prose' | 'legal' | ReadText | AskedText;
}

export const isLinkField = ({ kind }: FieldDescription) => kind === 'link' || kind === 'file link';

export const hasLinks = ({ kind }: FieldDescription) => kind === 'prose' || kind === 'legal';

declare module 'zod' {
  interface GlobalMeta extends FieldDescription {}
}

/** An object, of which messages say that it has fields in braces. */
export function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const names = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has no field ${issue.keys.map((key) => `"${key}"`).join(' or ')}; its fields are ${names}`
        : `must have fields in braces, { … }: ${names}`,
  });
}

/** A list. If it is a text by mistake, zod's `max` would also report the number of characters. */
export const list = <Entry extends z.ZodType>(entry: Entry, max: number) =>
  z.array(entry, 'must be a list in brackets, [ … ]').refine((entries) => entries.length <= max, {
    error: ({ input }) => `must have at most ${max} entries; it has ${(input as unknown[]).length}`,
    abort: true,
  });

/**
 * Plain text of at most `max` UTF-16 units. `cleanContents` has cleaned it, and has left out what
 * is empty.
 */
export const text = (max: number) =>
  z
    .string('must be a text in quotes')
    .max(max, {
      error: ({ input }) => `must have at most ${max} characters; it has ${String(input).length}`,
      abort: true,
    })
    .refine((value) => !/[\ufffd\p{Surrogate}]/u.test(value), {
      error:
        'contains a letter that cannot be read; save the file as UTF-8, and write the letter again',
      abort: true,
    });

export const address = (max: number, isRight: (value: string) => boolean, rule: string) =>
  text(max).refine(isRight, { error: rule }).meta({ kind: 'address' });

export const label = (max: number) => text(max).meta({ kind: 'label' });
export const skillName = (max: number) => text(max).meta({ kind: 'skill' });
export const title = (max: number) => text(max).meta({ kind: 'title' });
export const place = text(120).meta({ kind: 'place' });
export const linkedProse = (max: number) => text(max).meta({ kind: 'prose' });
export const legalText = (max: number) => text(max).meta({ kind: 'legal' });

export const optionalFlag = z.boolean('must be true or false').optional();

const linkRule =
  'must be an address starting with http://, https:// or mailto:, or a file written like "/file.pdf", in public/ or made by the build; or leave it out';

const isLink = (value: string): boolean => isLinkUrl(value) || isSitePath(value);

export const link = address(2000, isLink, linkRule).meta({ kind: 'link' });

export const fileLink = link.meta({ kind: 'file link' });

const isPicturePath = (value: string): boolean => !/^\.{0,2}[/\\]|^[a-z]+:/i.test(value);

const pictureRule =
  'must be the path of a file in content/pictures/, without "/" at its start, like "name.png"';

const picturePath = (isRight: (value: string) => boolean, rule: string) =>
  text(300)
    .refine(isRight, { error: rule, abort: true })
    // Of 'logos\team.png', a tab and "eam.png" are left.
    .refine((value) => !/[\\\p{Cc}]/u.test(value), 'must have "/" in place of "\\"');

export const pictureFile = picturePath(isPicturePath, pictureRule);

/** No `alt`, because the name of the company or school stands beside its logo. */
export const logo = pictureFile.meta({ imageUse: 'logo' });

const skillLogoRule =
  'must be "icon:" and a name of https://icon-sets.iconify.design/devicon, like "icon:react", or a file in content/pictures/ like "name.svg", or false for no logo';

/** "react" for "icon:react"; undefined for the path of a file. */
export const iconNameIn = (logo: string): string | undefined => /^icon:(.+)$/.exec(logo)?.[1];

const skillLogoText = picturePath(
  (value) => iconNameIn(value) !== undefined || isPicturePath(value),
  skillLogoRule,
);

export const skillLogo = z
  .union([skillLogoText, z.literal(false)], skillLogoRule)
  .meta({ imageUse: 'skill logo' });

const focusForm = /^(center|left|right|(top|bottom)( left| right)?|(100|\d\d?)% (100|\d\d?)%)$/;

/** A picture with a text for people who do not see it. */
const pictureFields = (imageUse: 'picture' | 'portrait') =>
  fields({
    src: pictureFile.meta({ imageUse }),
    alt: text(300),
    /**
     * The part that stays when the picture is cropped: "top", "bottom left", or "30% 20%" from left
     * and top. If left out, the upper part stays. A picture on a plate is not cropped by it.
     */
    focus: text(20)
      .regex(focusForm, 'must be like "top", "bottom left" or "30% 20%" (from left and top)')
      .optional(),
  });

export const picture = pictureFields('picture');
export const portrait = pictureFields('portrait');

const slotsIn = (text: string) => Array.from(text.matchAll(slotPattern), ([slot]) => slot);

/** A text with the slots of the English text. */
function textLike(model: string) {
  const slots = slotsIn(model);
  const rest = slots.length > 0 ? `with ${slots.join(' and ')} in braces` : 'without braces { }';
  const rule = `must be a text in quotes, ${rest}`;
  const hasSlots = (text: string) =>
    slots.every((slot) => text.includes(slot)) &&
    slotsIn(text).every((slot) => slots.includes(slot));
  return z.string(rule).refine(hasSlots, rule).meta({ kind: 'words' });
}

/** The schema of a group of texts, or of all of them. */
function groupSchema(model: object): z.ZodType {
  const words = Object.entries(model).map(([key, value]) => {
    const schema = typeof value === 'string' ? textLike(value) : groupSchema(value);
    return [key, schema.optional()] as const;
  });
  return z.object(Object.fromEntries(words), 'must have words in braces, { … }');
}

/** The words that an owner may set: those of `en.ts`. The page ignores others. */
export const ownWordsSchema = groupSchema(en) as z.ZodType<OwnWords>;
