import { converter, formatHex, parse, toGamut } from 'culori';

// The colors of the page and the documents. The owner chooses the hues in `content/look.ts`.
// Lightness and chroma are set here. To change one, edit it and run `npx jest contrast`, which
// names each pair of colors that is too faint with some hue.
//
// Code that runs in browsers must not use this file, because the page's scripts would then contain
// culori. `StyleRegistry` uses it only during the export.

/** The least contrast (WCAG) between colors and backgrounds, with any hue. */
export const leastContrast = {
  /** Texts to read (WCAG 1.4.6). */
  bodyText: 7,
  /** Links and the header on the sea, and texts on `surface` on `deep`. */
  inWater: 5,
  /** All other texts (WCAG 1.4.3). */
  text: 4.5,
  /** Edges of controls, bars, focus rings and logos (WCAG 1.4.11). */
  edge: 3,
  /** Between the land and the sea of a dark page. A light one has a dark line there. */
  coast: 1.6,
} as const;

/** Degrees on the OKLCH wheel, where −8 is the same as 352; or no hue. */
type Hue = number | 'gray';

interface Tone {
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
function hexColor({ lightness, chroma, hue, gray = lightness }: Tone): string {
  const color = hue === 'gray' ? { l: gray, c: 0 } : { l: lightness, c: chroma, h: hue };
  return formatHex(toSrgb({ mode: 'oklch', ...color }));
}

const defaultHues = {
  /** Light pages, and the texts of dark ones. */
  paper: 85,
  /** Dark pages, and the texts and edges of light ones. */
  ink: 228,
  /** Links, and the lines of coast and waves. */
  link: 205,
  /** The main buttons. */
  action: 74,
};

export type Hues = Record<keyof typeof defaultHues, Hue>;

export function huesOf(look?: { hues?: Partial<Record<keyof Hues, number | string>> }): Hues {
  const ownHue = (name: keyof Hues) => hueOf(look?.hues?.[name] ?? '') ?? defaultHues[name];
  return {
    paper: ownHue('paper'),
    ink: ownHue('ink'),
    link: ownHue('link'),
    action: ownHue('action'),
  };
}

export type Theme = 'light' | 'dark';

/** The background of a section (drawn in `docs/architecture.md`). */
export type Ground = 'land' | 'sea' | 'deep';

/**
 * The colors of the water. The color of the land is `page`. On a light page each ground is darker
 * than the one before; on a dark page the sea is lighter than the land, because between two dark
 * colors nobody would see the coast. `deepest` is behind a portrait, and `wave` the upper edge of
 * waves.
 */
function waterTones({ ink }: Hues) {
  // Like shallow water, the sea of a light page is more teal than the deep.
  const sea = ink === 'gray' ? ink : ink - 23;
  return {
    light: {
      sea: { lightness: 0.87, chroma: 0.052, hue: sea, gray: 0.88 },
      deep: { lightness: 0.345, chroma: 0.062, hue: ink, gray: 0.235 },
      deepest: { lightness: 0.19, chroma: 0.036, hue: ink, gray: 0.17 },
      wave: { lightness: 0.74, chroma: 0.085, hue: sea, gray: 0.76 },
    },
    dark: {
      sea: { lightness: 0.405, chroma: 0.064, hue: ink, gray: 0.4 },
      deep: { lightness: 0.2, chroma: 0.042, hue: ink, gray: 0.185 },
      deepest: { lightness: 0.1, chroma: 0.022, hue: ink, gray: 0.08 },
      wave: { lightness: 0.325, chroma: 0.057, hue: ink, gray: 0.32 },
    },
  };
}

/** All other colors: on light pages, on dark ones, and those that differ on a light page's deep. */
function tonesOf(hues: Hues) {
  const { paper, ink, link, action } = hues;
  // A dark yellow looks green, so the hue of this edge moves towards red.
  const edgeHue = action === 'gray' ? action : action - 16;
  const light = {
    /** The land. */
    page: { lightness: 0.975, chroma: 0.012, hue: paper, gray: 0.988 },
    /** Menu, fields, buttons and grounds of pictures: a little lighter than the page. */
    surface: { lightness: 0.992, chroma: 0.006, hue: paper, gray: 1 },
    ink: { lightness: 0.25, chroma: 0.04, hue: ink, gray: 0.205 },
    'ink-soft': { lightness: 0.355, chroma: 0.04, hue: ink },
    edge: { lightness: 0.54, chroma: 0.04, hue: ink },
    link: { lightness: 0.4, chroma: 0.09, hue: link, gray: 0.3 },
    /** The primary action only. A gray action has more contrast to the page than links have. */
    action: { lightness: 0.81, chroma: 0.16, hue: action, gray: 0.205 },
    'action-edge': { lightness: 0.58, chroma: 0.14, hue: edgeHue, gray: 0.205 },
    'on-action':
      action === 'gray'
        ? { lightness: 0.985, chroma: 0.006, hue: paper, gray: 1 }
        : { lightness: 0.225, chroma: 0.04, hue: ink, gray: 0.205 },
    good: { lightness: 0.42, chroma: 0.1, hue: 155 },
    bad: { lightness: 0.45, chroma: 0.16, hue: 28 },
    /** Behind logos: light in both themes, so that every logo stays legible. */
    plate: { lightness: 0.992, chroma: 0.006, hue: paper, gray: 1 },
  } satisfies Record<string, Tone>;
  const dark: Record<keyof typeof light, Tone> = {
    page: { lightness: 0.27, chroma: 0.044, hue: ink, gray: 0.255 },
    surface: { lightness: 0.3, chroma: 0.042, hue: ink, gray: 0.285 },
    ink: { lightness: 0.95, chroma: 0.012, hue: paper, gray: 0.96 },
    'ink-soft': { lightness: 0.875, chroma: 0.012, hue: paper },
    edge: { lightness: 0.675, chroma: 0.04, hue: ink },
    link: { lightness: 0.85, chroma: 0.09, hue: link, gray: 0.94 },
    action: { lightness: 0.81, chroma: 0.16, hue: action, gray: 0.97 },
    'action-edge': { lightness: 0.81, chroma: 0.16, hue: action, gray: 0.97 },
    'on-action': { lightness: 0.225, chroma: 0.04, hue: ink, gray: 0.205 },
    good: { lightness: 0.84, chroma: 0.12, hue: 155 },
    bad: { lightness: 0.82, chroma: 0.12, hue: 28 },
    plate: { lightness: 0.95, chroma: 0.012, hue: paper, gray: 0.96 },
  };
  const deep = {
    surface: { lightness: 0.395, chroma: 0.06, hue: ink, gray: 0.3 },
    'ink-soft': { lightness: 0.9, chroma: 0.016, hue: paper },
    edge: { lightness: 0.74, chroma: 0.045, hue: ink },
    link: { lightness: 0.88, chroma: 0.08, hue: link, gray: 0.96 },
  };
  return { light, dark, deep };
}

const hexColors = <Name extends string>(tones: Record<Name, Tone>) =>
  Object.fromEntries(
    Object.entries<Tone>(tones).map(([name, tone]) => [name, hexColor(tone)]),
  ) as Record<Name, string>;

/** Lines have the color of edges, a third as opaque (`55` of `ff`). */
const withLine = <Colors extends { edge: string }>(colors: Colors) => ({
  ...colors,
  line: `${colors.edge}55`,
});

export const waterColors = (hues: Hues, theme: Theme) => hexColors(waterTones(hues)[theme]);

export type Palette = ReturnType<typeof palette>;

export const palette = (hues: Hues, theme: Theme) => withLine(hexColors(tonesOf(hues)[theme]));

/** The colors on `deep` of a light page. All other colors are those of the dark theme. */
export const deepPalette = (hues: Hues) => withLine(hexColors(tonesOf(hues).deep));
