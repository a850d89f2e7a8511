import { converter, parse } from 'culori';
import { z } from 'zod';

const toOklch = converter('oklch');

/**
 * The hue of a colour, in degrees on the OKLCH wheel.
 * @param colour the degrees, or a CSS colour: '#7a3cff'
 * @returns from 0 to 360; undefined for what is no colour, or a grey, which has no hue
 */
function hueOf(colour: number | string): number | undefined {
  if (typeof colour === 'number') return colour >= 0 && colour <= 360 ? colour : undefined;
  const { c = 0, h } = toOklch(parse(colour)) ?? {};
  return c < 0.01 || h === undefined ? undefined : h;
}

const noHue = "must be a number from 0 to 360, or a colour that is not grey, like '#7a3cff'";

const hue = z
  .union([z.number(), z.string()], noHue)
  .refine((value) => hueOf(value) !== undefined, noHue)
  .optional();

/** Colours of an owner's own. A hue that is left out stays as the template has it. */
export const lookSchema = z.strictObject({
  hues: z
    .strictObject({
      /** Of backgrounds. */
      paper: hue,
      /** Of texts and lines, and of the backgrounds of the dark theme. */
      ink: hue,
      /** Of links and bars. */
      link: hue,
      /** Of the main buttons. */
      action: hue,
    })
    .optional(),
});

/** The hues of the page, in degrees on the OKLCH wheel. */
export type Hues = Record<'paper' | 'ink' | 'link' | 'action', number>;

const templateHues: Hues = { paper: 85, ink: 228, link: 205, action: 74 };

/** The hues that the owner chose; the template's where nothing was. */
export function huesOf(look: z.infer<typeof lookSchema> = {}): Hues {
  const { paper, ink, link, action } = { ...templateHues, ...look.hues };
  const degrees = (given: number | string, shipped: number) => hueOf(given) ?? shipped;
  return {
    paper: degrees(paper, templateHues.paper),
    ink: degrees(ink, templateHues.ink),
    link: degrees(link, templateHues.link),
    action: degrees(action, templateHues.action),
  };
}
