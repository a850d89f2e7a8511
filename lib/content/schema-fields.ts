import { z } from 'zod';
import { isPath } from '../hosting/urls';
import { logoNameIn } from '../images/logo-name';
import { withoutControls } from '../text/text';
import { isLinkUrl } from './link-url';
import { plainText } from './linked-text';

// Parts of the schema. The texts of rules, like `linkRule`, are shown to owners.

export type FieldKind =
  | 'link' // an address, or a file of this site
  | 'email' // an e-mail address
  | 'picture' // a file in `public/`, of which the build makes several sizes and formats
  | 'logo' // a file like `picture`, with the logo of a company or school
  | 'skill logo' // a file in `public/`, or `icon:` and the name of a logo; `false` for no logo
  | 'alt' // sentences that describe a picture
  | 'prose' // sentences of the owner
  | 'phrase' // a few words in the language of the page
  | 'tag' // the name of a skill that a job or project has used
  | 'date' // a date in ISO 8601, or 'present' for the end of a period that goes on
  | 'date or text' // a date or a period, which may be only a text
  | 'setting'; // a choice or an identifier, which is no text of the page

/** Describes a text field. It is stored in zod's `.meta()`, and `textFields` returns it. */
export interface FieldDescription {
  kind?: FieldKind;
  /** Whether the text may contain links, which `linked-text.ts` describes. */
  hasLinks?: boolean;
  /**
   * Whether the text is probably true of one person only, like a name or an employer, and unlike a
   * role or a town. `npm run doctor` uses this to find texts of the sample content.
   */
  isPersonal?: boolean;
  /** Whether many people write the same text, like a greeting. Then it is no sign of the sample. */
  isCommon?: boolean;
}

declare module 'zod' {
  interface GlobalMeta extends FieldDescription {}
}

/**
 * Plain text that is not empty. It has at most `max` UTF-16 units, and no control characters except
 * line breaks. `withoutControls` names the other characters that are not allowed.
 */
export const text = (max: number) =>
  z
    .string('must be a text in quotes')
    .max(max, { error: ({ input }) => tooLongRule(String(input), max), abort: true })
    .refine((value) => value.trim() !== '', { error: 'must not be empty', abort: true })
    .refine((value) => withoutControls(value) === value, {
      error: ({ input }) => controlRule(String(input)),
      abort: true,
    });

function tooLongRule(value: string, max: number): string {
  const addressLength = value.length - plainText(value).length;
  const share = addressLength > 0 ? `, ${addressLength} of them for the addresses of links` : '';
  return `must have at most ${max} characters; it has ${value.length}${share}`;
}

function controlRule(value: string): string {
  const control = [...value].find((character) => withoutControls(character) === '') ?? '';
  const code = control.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `contains an invisible character, U+${code}; delete it, or write a space instead`;
}

/** A text of one or more sentences. */
export const prose = (max: number) => text(max).meta({ kind: 'prose', isPersonal: true });
/** Prose that may contain links. */
export const linkedProse = (max: number) =>
  text(max).meta({ kind: 'prose', hasLinks: true, isPersonal: true });
/** A few words that are no sentence. */
export const phrase = (max: number) => text(max).meta({ kind: 'phrase' });
/** A text that belongs to one person. */
export const personalText = (max: number) => text(max).meta({ isPersonal: true });
/** A text that many people write in the same way. */
export const commonText = (max: number) => text(max).meta({ isCommon: true });
export const tag = (max: number) => text(max).meta({ kind: 'tag', isCommon: true });
export const setting = (max: number) => text(max).meta({ kind: 'setting' });
/** A setting that is one of some words. */
export const choice = <const Words extends readonly string[]>(words: Words, rule: string) =>
  z.enum(words, rule).meta({ kind: 'setting' });

export const linkRule =
  'must be an address starting with http://, https:// or mailto:, or a file written like "/file.pdf", in public/ or made by the build';

/** A web or mail address, or the path of a file of the site. */
export const link = text(2000)
  .refine((value) => isLinkUrl(value) || isPath(value), linkRule)
  .meta({ kind: 'link' });

const imageRule = 'must be the path of a file in public/, like "/images/name.png"';

const file = text(300).refine(isPath, imageRule);

/** A picture without `alt`: the name of the company or school stands beside its logo. */
export const logo = file.meta({ kind: 'logo' });

export const skillLogoRule =
  'no such logo or file; write "icon:" and a name of https://icon-sets.iconify.design/devicon, like "icon:react", or a file in public/ like "/images/name.svg", or false for no logo';

const skillLogoText = text(300).refine(
  (value) => logoNameIn(value) !== undefined || isPath(value),
  skillLogoRule,
);

/** The logo of a skill; false for none. */
export const skillLogo = z
  .union([skillLogoText, z.literal(false)], skillLogoRule)
  .meta({ kind: 'skill logo' });

const focusForm = /^(center|left|right|(top|bottom)( left| right)?|(100|\d\d?)% (100|\d\d?)%)$/;

/** A picture with a text for people who do not see it. */
export const picture = z.strictObject({
  /** The original in `public/images/`. */
  src: file.meta({ kind: 'picture' }),
  alt: text(300).meta({ kind: 'alt', isPersonal: true }),
  /**
   * The part to keep when the picture is cropped: "top", "bottom left", or the distances from left
   * and top, like "30% 20%". If left out, the middle is kept, or of a portrait the upper part.
   */
  focus: setting(20)
    .regex(focusForm, 'must be like "top", "bottom left" or "30% 20%" (from left and top)')
    .optional(),
});
