import { z } from 'zod';
import { defaultHues, type Hues, hueOf } from '../design/palette';

const rule = "must be a number from 0 to 360, or a color that is not gray, like '#7a3cff'";

const hue = z
  .union([z.number(), z.string()], rule)
  .refine((value) => hueOf(value) !== undefined, rule)
  .optional();

export const lookSchema = z.strictObject({
  hues: z.strictObject({ paper: hue, ink: hue, link: hue, action: hue }).optional(),
});

/** The hues of the page. A hue that the owner has not set has its default. */
export function huesOf({ hues = {} }: z.infer<typeof lookSchema> = {}): Hues {
  const hueFor = (name: keyof Hues) => hueOf(hues[name] ?? defaultHues[name]) ?? defaultHues[name];
  return {
    paper: hueFor('paper'),
    ink: hueFor('ink'),
    link: hueFor('link'),
    action: hueFor('action'),
  };
}
