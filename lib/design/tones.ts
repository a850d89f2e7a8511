import { converter, formatHex, parse, toGamut } from 'culori';

// Code that runs in browsers must not use this file or `palette.ts`, because the page's scripts
// would then contain culori. `StyleRegistry` uses them only during the export.

/** Degrees on the OKLCH wheel, where −8 is the same as 352; or no hue. */
export type Hue = number | 'gray';

export interface Tone {
  /** From 0, black, to 1, white. */
  lightness: number;
  chroma: number;
  hue: Hue;
  /** The lightness of the gray that replaces the color if the owner wants no hue. */
  gray?: number;
}

const toOklch = converter('oklch');
const toSrgb = toGamut('rgb', 'oklch');

/** A color of less chroma looks gray. */
const MIN_CHROMA = 0.01;

/** The hue of degrees or of a CSS color: '#7a3cff', 'gray'; undefined for an invalid color. */
export function hueOf(color: number | string): Hue | undefined {
  if (typeof color === 'number') return color >= 0 && color <= 360 ? color : undefined;
  // culori reads '205' as the color #205. The owner meant degrees, and must remove the quotes.
  const parsed = /^(\d+|transparent)$/.test(color) ? undefined : toOklch(parse(color));
  return parsed && parsed.c < MIN_CHROMA ? 'gray' : parsed?.h;
}

/** If sRGB has no color of that chroma, less chroma keeps the lightness, and so the contrast. */
export function hexColor({ lightness, chroma, hue, gray = lightness }: Tone): string {
  const color = hue === 'gray' ? { l: gray, c: 0 } : { l: lightness, c: chroma, h: hue };
  return formatHex(toSrgb({ mode: 'oklch', ...color }));
}
