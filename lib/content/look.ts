import { converter, parse } from 'culori';
import { z } from 'zod';

const toOklch = converter('oklch');

/**
 * The hue of a colour, in degrees on the OKLCH wheel.
 * @param colour the degrees, or a CSS colour: '#7a3cff'
 * @returns 0 to 360; undefined for a grey or an invalid colour
 */
function hueOf(colour: number | string): number | undefined {
  if (typeof colour === 'number') return colour >= 0 && colour <= 360 ? colour : undefined;
  const { c = 0, h } = toOklch(parse(colour)) ?? {};
  return c < 0.01 ? undefined : h;
}

const rule = "must be a number from 0 to 360, or a colour that is not grey, like '#7a3cff'";

const hue = z
  .union([z.number(), z.string()], rule)
  .refine((value) => hueOf(value) !== undefined, rule)
  .optional();

/** The owner's colours. Without a hue the template's applies. */
export const lookSchema = z.strictObject({
  /** Of backgrounds; of texts, lines and the dark theme; of links and bars; of the main buttons. */
  hues: z.strictObject({ paper: hue, ink: hue, link: hue, action: hue }).optional(),
});

/** The template's hues, in degrees on the OKLCH wheel. */
const shipped = { paper: 85, ink: 228, link: 205, action: 74 };

/** The hues of the page, in degrees on the OKLCH wheel. */
export type Hues = typeof shipped;

/** The owner's hues, else the template's. */
export function huesOf({ hues = {} }: z.infer<typeof lookSchema> = {}): Hues {
  const chosen = Object.entries({ ...shipped, ...hues });
  return Object.fromEntries(chosen.map(([name, hue]) => [name, hueOf(hue)])) as Hues;
}
