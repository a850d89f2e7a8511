import { z } from 'zod';
import { isPath } from '../hosting/urls';
import { isLinkUrl } from './linked-text';
import { withoutControls } from './text';

// Fields of the schema. Owners read the rules in messages. `references.ts` checks whether files and
// logos exist.

/** Plain text: not empty, no control characters, at most `max` UTF-16 units. */
export function text(max: number) {
  const rule = `must be a text in quotes, with 1 to ${max} characters and no control characters`;
  const isPlain = (value: string) => value.trim() !== '' && withoutControls(value) === value;
  return z
    .string(rule)
    .max(max, { error: rule, abort: true })
    .refine(isPlain, { error: rule, abort: true });
}

export const paragraph = text(2000);

export const linkRule =
  'must be an address starting with http://, https:// or mailto:, or a file in public/ written like "/file.pdf"';

/** The address of a link: a web or mail address, or a file of this site. */
export const link = text(2000).refine((value) => isLinkUrl(value) || isPath(value), linkRule);

export const imageRule =
  'no such file in public/; write it like "/images/name.png" (upper and lower case count)';

/** A picture in `public/`. */
export const image = text(300).refine(isPath, imageRule);

export const skillImageRule =
  'no such logo or file; write "icon:" and a name of https://icon-sets.iconify.design/devicon, like "icon:react", or a file in public/ like "/images/name.svg"';

/** A file in `public/`, or `icon:` and the name of a devicon logo. */
export const skillImage = text(300).refine(
  (value) => value.startsWith('icon:') || isPath(value),
  skillImageRule,
);

const focusForm = /^(center|left|right|(top|bottom)( left| right)?|(100|\d\d?)% (100|\d\d?)%)$/;

/** A picture with its description. */
export const picture = z.strictObject({
  /** The original in `public/images/`; every size and format is made from it. */
  src: image,
  /** Description for people who do not see the picture. */
  alt: text(300),
  /**
   * The part to keep when the picture is cropped: "top", "bottom left", or its distance from left
   * and top, "30% 20%". The middle if left out.
   */
  focus: text(20)
    .regex(focusForm, 'must be like "top", "bottom left" or "30% 20%" (from left and top)')
    .optional(),
});

const month = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, "must be a year, or a year and month like '2024-08'");

/**
 * A period: a text, which is shown unchanged ("Sept 2025 – Present", "Summer 2024"), or data, which
 * is shown in the language of the page: `{ from: '2024-08', to: 'present' }`.
 */
export const period = z.union(
  [
    text(60),
    z
      .strictObject({ from: month, to: z.union([month, z.literal('present')]) })
      .refine(
        ({ from, to }) => to === 'present' || from.slice(0, to.length) <= to,
        'must not end before it starts',
      ),
  ],
  "must be a text like \"Sept 2025 – Present\" or data like { from: '2024-08', to: 'present' }",
);
