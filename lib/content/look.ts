import { converter, parse } from 'culori';
import { z } from 'zod';
import { defaultHues, type Hues } from '../design/palette';

const toOklch = converter('oklch');

/**
 * The hue of a color, in degrees on the OKLCH wheel.
 * @param color the degrees, or a CSS color: '#7a3cff'
 * @returns 0 to 360; undefined for a gray or an invalid color
 */
function hueOf(color: number | string): number | undefined {
  if (typeof color === 'number') return color >= 0 && color <= 360 ? color : undefined;
  const { c = 0, h } = toOklch(parse(color)) ?? {};
  return c < 0.01 ? undefined : h;
}

const rule = "must be a number from 0 to 360, or a color that is not gray, like '#7a3cff'";

const hue = z
  .union([z.number(), z.string()], rule)
  .refine((value) => hueOf(value) !== undefined, rule)
  .optional();

/** The owner's colors. A hue that is left out has its default. */
export const lookSchema = z.strictObject({
  hues: z
    .strictObject({
      /** Backgrounds. */
      paper: hue,
      /** Text, lines and the dark theme. */
      ink: hue,
      /** Links and bars. */
      link: hue,
      /** The main buttons. */
      action: hue,
    })
    .optional(),
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
