import { converter, formatHex, lerp, parse, toGamut } from 'culori';

// The colors of the page and the documents. The owner chooses the hues in `content/look.ts`;
// lightness and chroma are set here. Islands must not import this file, because the browser's
// scripts would then contain culori.

/** Degrees on the OKLCH wheel, from 0 to 360, or no hue. */
export type Hue = number | 'gray';

export interface Hues {
  /** Backgrounds. */
  paper: Hue;
  /** Text, lines and the dark theme. */
  ink: Hue;
  /** Links and bars. */
  link: Hue;
  /** The main buttons. */
  action: Hue;
}

export const defaultHues = { paper: 85, ink: 228, link: 205, action: 74 } satisfies Hues;

const toOklch = converter('oklch');
const toOklab = converter('oklab');

/**
 * The hue of a color.
 * @param color degrees, or a CSS color: '#7a3cff', 'gray'
 * @returns undefined for an invalid color
 */
export function hueOf(color: number | string): Hue | undefined {
  if (typeof color === 'number') return color >= 0 && color <= 360 ? color : undefined;
  const parsed = toOklch(parse(color));
  return parsed && parsed.c < 0.01 ? 'gray' : parsed?.h;
}

type OwnHues = Partial<Record<keyof Hues, number | string>>;

export function huesOf({ hues = {} }: { hues?: OwnHues } = {}): Hues {
  const hueFor = (name: keyof Hues) => hueOf(hues[name] ?? defaultHues[name]) ?? defaultHues[name];
  return {
    paper: hueFor('paper'),
    ink: hueFor('ink'),
    link: hueFor('link'),
    action: hueFor('action'),
  };
}

/**
 * Lightness (0–1), chroma and hue, and the lightness of the gray that replaces the color if the
 * owner wants no hue. Grays reach farther, to white and nearly to black: a color needs room for
 * its chroma.
 */
type Tone = readonly [lightness: number, chroma: number, hue: Hue, gray?: number];

const colorOf = ([l, c, h, gray = l]: Tone) =>
  h === 'gray'
    ? ({ mode: 'oklch', l: gray, c: 0 } as const)
    : ({ mode: 'oklch', l, c, h } as const);

export type Theme = 'light' | 'dark';

type ColorPair = Record<Theme, Tone>;

const pageBackground = ({ paper, ink }: Hues): ColorPair => ({
  light: [0.975, 0.012, paper, 0.988],
  dark: [0.27, 0.046, ink, 0.24],
});

/** Tints are between the page and this color, or a little beyond it if there are many. */
const tintDirection = ({ ink, link }: Hues): ColorPair => ({
  light: [0.89, 0.032, link, 0.91],
  dark: [0.165, 0.034, ink, 0.143],
});

/**
 * The lightness of dark areas in the dark theme, on a scale where the page is 0 and
 * `tintDirection` is 1: (0.27 − 0.135) / (0.27 − 0.165).
 */
const DARK_AREA = 9 / 7;

/** The step from one tinted section to the next, if there is room for it. */
const TINT_STEP = 0.3;

/**
 * The backgrounds of the tinted sections, from the top of the page to the bottom. Each one is
 * stronger than the one before, by equal steps.
 * @param count the number of tinted sections on the page. The dark theme has room for four;
 *   `contrast.test.ts` names the first step that is too small
 * @returns a color as `#rrggbb` for each section
 */
export function tints(hues: Hues, theme: Theme, count: number): string[] {
  const page = pageBackground(hues)[theme];
  const direction = tintDirection(hues)[theme];
  const step = Math.min(TINT_STEP, DARK_AREA / (count + 1));
  return Array.from({ length: count }, (_, index) =>
    hexColor(mix(page, direction, step * (index + 1))),
  );
}

/**
 * Mixes two colors in OKLab. In OKLCH, the result could have a third hue.
 * @param share of the second color; above 1, the result lies beyond it
 */
function mix(from: Tone, to: Tone, share: number): Tone {
  const [start, end] = [toOklab(colorOf(from)), toOklab(colorOf(to))];
  const {
    l,
    c,
    h = 0,
  } = toOklch({
    mode: 'oklab',
    l: lerp(start.l, end.l, share),
    a: lerp(start.a, end.a, share),
    b: lerp(start.b, end.b, share),
  });
  return [l, c, h];
}

const colorPairs = (hues: Hues) => {
  const { paper, ink, link, action } = hues;
  return {
    page: pageBackground(hues),
    /** The background of dark areas, which are dark in both themes. */
    'dark-ground': { light: [0.19, 0.036, ink, 0.178], dark: [0.135, 0.028, ink, 0.115] },
    /** Cards, menu and fields: a little lighter than the page. */
    surface: { light: [0.992, 0.006, paper, 1], dark: [0.31, 0.044, ink, 0.28] },
    /** Links under the pointer, and locked fields. */
    sunken: { light: [0.94, 0.012, paper, 0.95], dark: [0.34, 0.044, ink, 0.32] },
    ink: { light: [0.25, 0.04, ink, 0.205], dark: [0.95, 0.012, paper, 0.96] },
    'ink-soft': { light: [0.375, 0.04, ink], dark: [0.86, 0.012, paper] },
    /** Decorative hairlines. */
    line: { light: [0.87, 0.012, paper, 0.885], dark: [0.41, 0.04, ink, 0.38] },
    /** Edges of controls. */
    edge: { light: [0.54, 0.04, ink], dark: [0.64, 0.04, ink] },
    link: { light: [0.4, 0.09, link, 0.3], dark: [0.85, 0.09, link, 0.94] },
    /** The primary action only. A gray one has the greatest contrast of the page. */
    action: { light: [0.81, 0.16, action, 0.205], dark: [0.81, 0.16, action, 0.97] },
    'action-hover': { light: [0.77, 0.16, action, 0.36], dark: [0.86, 0.13, action, 1] },
    // A dark yellow looks green, so the hue moves towards red.
    'action-edge': {
      light: [0.58, 0.14, action === 'gray' ? action : action - 16, 0.205],
      dark: [0.81, 0.16, action, 0.97],
    },
    /** Text on the primary action. */
    'on-action': {
      light: action === 'gray' ? [0.985, 0.006, paper, 1] : [0.225, 0.04, ink, 0.205],
      dark: [0.225, 0.04, ink, 0.205],
    },
    /** Focus rings and link targets. */
    focus: { light: [0.4, 0.09, link, 0.3], dark: [0.81, 0.16, action, 0.97] },
    good: { light: [0.42, 0.1, 155], dark: [0.84, 0.12, 155] },
    bad: { light: [0.45, 0.16, 28], dark: [0.82, 0.12, 28] },
    /** Background of brand logos: light in both themes, so that every logo stays legible. */
    plate: { light: [0.992, 0.006, paper, 1], dark: [0.95, 0.012, paper, 0.96] },
    /** Text on plates. */
    'on-plate': { light: [0.225, 0.04, ink, 0.205], dark: [0.225, 0.04, ink, 0.205] },
  } satisfies Record<string, ColorPair>;
};

/** Every color of a theme as `#rrggbb`. */
export type Palette = Record<keyof ReturnType<typeof colorPairs>, string>;

const toSrgb = toGamut('rgb', 'oklch');

/**
 * Formats a color as `#rrggbb`. If sRGB has no color of that chroma, the chroma is reduced. The
 * lightness stays the same, and so does the contrast.
 */
const hexColor = (color: Tone): string => formatHex(toSrgb(colorOf(color)));

/** The colors of a theme. */
export function palette(hues: Hues, theme: Theme): Palette {
  const hex = Object.entries<ColorPair>(colorPairs(hues)).map(([name, pair]) => [
    name,
    hexColor(pair[theme]),
  ]);
  return Object.fromEntries(hex) as Palette;
}
