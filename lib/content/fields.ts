import { z } from 'zod';
import { isWebAddress } from '../hosting/addresses';
import { similarLogos } from '../images/icon-files';
import { findPublicFile } from './public-files';
import { withoutControls } from './text';

/** The kinds of field that the schema is made of. Faults are said in one plain sentence. */

/** Files the build makes by itself; a link may name them although they are not in `public/`. */
const generatedFiles = ['/cv.pdf', '/contact.vcf', '/resume.json', '/llms.txt', '/og.png'];

export const isPublicFile = (name: string) => findPublicFile(name).file !== undefined;

/** A line of plain text: not empty, no control characters, at most `max` UTF-16 units. */
export const text = (max = 200) =>
  z
    .string('must be a text in quotes')
    .max(max, `must be at most ${max} characters long`)
    .refine((value) => value.trim() !== '', 'must not be empty')
    .refine(
      (value) => withoutControls(value) === value,
      'must not hold control or direction-override characters',
    );

export const paragraph = text(2000);

/** Short points below an entry, each a sentence or two. */
export const highlights = z.array(text(500)).max(20, 'must hold at most 20 entries').optional();

const isMailAddress = (value: string) =>
  /^mailto:/i.test(value) &&
  z.email().safeParse(value.slice('mailto:'.length).split('?')[0]).success;

export const link = text(2000).refine(
  (value) =>
    isWebAddress(value) ||
    isMailAddress(value) ||
    generatedFiles.includes(value) ||
    isPublicFile(value),
  'must be an address starting with http://, https:// or mailto:, or a file in public/ written like "/file.pdf"',
);

/** What to say of a file that is not there. */
export function noSuchFile(value: unknown): string {
  const { nearest } = findPublicFile(String(value));
  return nearest === undefined
    ? 'no such file in public/ (write it like "/images/name.png")'
    : `no such file in public/, but there is "${nearest}"; upper and lower case count`;
}

export const image = text(300).refine(isPublicFile, { error: ({ input }) => noSuchFile(input) });

export function noSuchLogo(name: string): string {
  const similar = similarLogos(name).map((each) => `"icon:${each}"`);
  const hint = similar.length > 0 ? `, but there is ${similar.join(', ')}` : '';
  return `devicon has no such logo${hint}; a file in public/ like "/images/name.svg" works too`;
}

const percent = '(100|\\d{1,2})%';
const focusForm = new RegExp(
  `^(center|top|bottom|left|right|(top|bottom) (left|right)|${percent} ${percent})$`,
);

export const picture = z.strictObject({
  /** The original in `public/images/`; every size and format is made from it. */
  src: image,
  /** What the picture shows, for people who do not see it. */
  alt: text(300),
  /**
   * The part that must stay where the layout crops the picture: "top", "bottom left", or how far
   * from the left and from the top it is, "30% 20%". The middle, if left out.
   */
  focus: text(20)
    .regex(
      focusForm,
      'must be like "top", "bottom left" or "30% 20%" (from the left, from the top)',
    )
    .optional(),
});

const month = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, "must be a year, or a year and month like '2024-08'");

/**
 * A stretch of time, as text, printed as it is ("Sept 2025 – Present", "2023 – 2024", "Summer 2024"),
 * or as data, printed in the page's language: `{ from: '2024-08', to: 'present' }`.
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

/** A day, month or year: "May 2024", printed as it is, or "2024-05", printed in the page's language. */
export const date = text(60);

export const count = (minimum: number, maximum: number) =>
  `must hold ${minimum} to ${maximum} entries`;

/** A list of entries in which no two share the value of `key`, upper and lower case being equal. */
export function listOf<T extends z.ZodObject>(entry: T, key: string, maximum: number) {
  return z
    .array(entry)
    .max(maximum, `must hold at most ${maximum} entries`)
    .superRefine((entries, context) => {
      const seen = new Set<string>();
      entries.forEach((each, index) => {
        const value = String((each as Record<string, unknown>)[key]);
        const folded = value.trim().toLowerCase();
        if (seen.has(folded)) {
          context.addIssue({
            code: 'custom',
            path: [index, key],
            message: 'stands twice; each must be different',
            input: value,
          });
        }
        seen.add(folded);
      });
    });
}
