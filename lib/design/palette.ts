import { type Hue, hexColor, hueOf, type Tone } from './tones';

// The colors of the page and the documents. The owner chooses the hues in `content/look.ts`.
// Lightness and chroma are set here. To change one, edit it and run `npx jest contrast`, which
// names each pair of colors that is too faint with some hue.

/**
 * The least contrast (WCAG) between colors and backgrounds. `contrast.test.ts` checks that every
 * hue reaches it.
 */
export const leastContrast = {
  /** Texts to read (WCAG 1.4.6). */
  bodyText: 7,
  /** Links on the sea, and texts on fields on `deep`. */
  inWater: 5,
  /** All other texts (WCAG 1.4.3). */
  text: 4.5,
  /** Edges of controls, bars, focus rings and logos (WCAG 1.4.11). */
  edge: 3,
} as const;

export const defaultHues = {
  /** Backgrounds. */
  paper: 85,
  /** Text, lines and the dark theme. */
  ink: 228,
  /** Links, and lines of coasts and shores. */
  link: 205,
  /** The main buttons. */
  action: 74,
};

export type Hues = Record<keyof typeof defaultHues, Hue>;

/** The owner's hues, from `content/look.ts`. The default replaces each hue that is left out. */
export function huesOf(look?: { hues?: Partial<Record<keyof Hues, number | string>> }): Hues {
  const ownHue = (name: keyof Hues) => hueOf(look?.hues?.[name] ?? '') ?? defaultHues[name];
  return {
    paper: ownHue('paper'),
    ink: ownHue('ink'),
    link: ownHue('link'),
    action: ownHue('action'),
  };
}

/** Hues that differ by at most this many degrees look alike. */
const NEAR_DEGREES = 60;

/**
 * The hue of water: `ink`, or between `link` and `ink` if these look alike.
 * @param depth from 0, where the hue is `link`, to 1, where it is `ink`
 */
function waterHue({ ink, link }: Hues, depth: number): Hue {
  if (ink === 'gray' || link === 'gray') return ink;
  // The shorter way around the wheel, from −180 to 180 degrees: from 350 to 10 it is 20.
  const fromInkToLink = ((link - ink + 540) % 360) - 180;
  return Math.abs(fromInkToLink) <= NEAR_DEGREES ? ink + fromInkToLink * (1 - depth) : ink;
}

/** The sea lies beside links and lines, and has almost their hue. */
const SEA_DEPTH = 0.1;
/** The deep is nearly as dark as `ink`, but still looks like the sea above it. */
const DEEP_DEPTH = 0.7;

export type Theme = 'light' | 'dark';

/**
 * A color in both themes, and on the ground `deep` of a light page, where the default is `dark`.
 */
type Tones = Record<Theme, Tone> & { deep?: Tone };

/** The background of a section (drawn in `docs/architecture.md`). */
export type Ground = 'land' | 'sea' | 'deep' | 'deepest';

/**
 * The colors of the water. The color of the land is `page`. On a light page each ground is darker
 * than the one before; on a dark page the sea is lighter than the land, because between two dark
 * colors nobody would see the coast.
 */
const waterTones = (hues: Hues) =>
  ({
    sea: {
      light: [0.87, 0.052, waterHue(hues, SEA_DEPTH), 0.88],
      dark: [0.36, 0.06, hues.ink, 0.355],
    },
    deep: {
      light: [0.345, 0.062, waterHue(hues, DEEP_DEPTH), 0.235],
      dark: [0.225, 0.044, hues.ink, 0.205],
    },
    deepest: { light: [0.19, 0.036, hues.ink, 0.17], dark: [0.1, 0.022, hues.ink, 0.08] },
    /** The upper edge of a shore above `deep`. */
    shore: {
      light: [0.74, 0.085, waterHue(hues, SEA_DEPTH), 0.76],
      dark: [0.315, 0.055, waterHue(hues, DEEP_DEPTH), 0.305],
    },
    /** The upper edge of a shore above `deepest`. */
    drop: {
      light: [0.28, 0.052, waterHue(hues, DEEP_DEPTH), 0.205],
      dark: [0.185, 0.037, hues.ink, 0.165],
    },
  }) satisfies Record<string, Record<Theme, Tone>>;

type WaterName = keyof ReturnType<typeof waterTones>;

/** The colors of the water of a light or dark page. */
export const waterColors = (hues: Hues, theme: Theme) =>
  Object.fromEntries(
    Object.entries(waterTones(hues)).map(([name, tones]) => [name, hexColor(tones[theme])]),
  ) as Record<WaterName, string>;

/** The opacity of a third, as the last two digits of a color. */
const lineOpacity = '55';

/** All other colors. A tone is [lightness, chroma, hue, lightness if it is gray]. */
const tonesOf = (hues: Hues) => {
  const { paper, ink, link, action } = hues;
  const water = waterHue(hues, DEEP_DEPTH);
  return {
    /** The land. */
    page: { light: [0.975, 0.012, paper, 0.988], dark: [0.29, 0.047, ink, 0.27] },
    /** Menu, fields, buttons and grounds of pictures: a little lighter than the page. */
    surface: {
      light: [0.992, 0.006, paper, 1],
      dark: [0.32, 0.044, ink, 0.3],
      deep: [0.395, 0.06, water, 0.3],
    },
    ink: { light: [0.25, 0.04, ink, 0.205], dark: [0.95, 0.012, paper, 0.96] },
    'ink-soft': {
      light: [0.355, 0.04, ink],
      dark: [0.875, 0.012, paper],
      deep: [0.9, 0.016, paper],
    },
    edge: { light: [0.54, 0.04, ink], dark: [0.64, 0.04, ink], deep: [0.74, 0.045, water] },
    link: {
      light: [0.4, 0.09, link, 0.3],
      dark: [0.85, 0.09, link, 0.94],
      deep: [0.88, 0.08, link, 0.96],
    },
    /** The primary action only. A gray action has more contrast to the page than links have. */
    action: { light: [0.81, 0.16, action, 0.205], dark: [0.81, 0.16, action, 0.97] },
    // A dark yellow looks green, so the hue moves towards red.
    'action-edge': {
      light: [0.58, 0.14, action === 'gray' ? action : action - 16, 0.205],
      dark: [0.81, 0.16, action, 0.97],
    },
    'on-action': {
      light: action === 'gray' ? [0.985, 0.006, paper, 1] : [0.225, 0.04, ink, 0.205],
      dark: [0.225, 0.04, ink, 0.205],
    },
    good: { light: [0.42, 0.1, 155], dark: [0.84, 0.12, 155] },
    bad: { light: [0.45, 0.16, 28], dark: [0.82, 0.12, 28] },
    /** Background of brand logos: light in both themes, so that every logo stays legible. */
    plate: { light: [0.992, 0.006, paper, 1], dark: [0.95, 0.012, paper, 0.96] },
  } satisfies Record<string, Tones>;
};

type ColorName = keyof ReturnType<typeof tonesOf>;

export type Palette = Record<ColorName | 'line', string>;

/** The colors that have a tone of this name, and the color of lines. */
function colorsOf(hues: Hues, toneName: keyof Tones) {
  const allTones = tonesOf(hues);
  const colors: Record<string, string> = {};
  for (const [name, tones] of Object.entries<Tones>(allTones)) {
    const tone = tones[toneName];
    if (tone) colors[name] = hexColor(tone);
  }
  return { ...colors, line: `${hexColor(allTones.edge[toneName])}${lineOpacity}` };
}

export const palette = (hues: Hues, theme: Theme) => colorsOf(hues, theme) as Palette;

/** The darkest light plate that an owner can get. Paper of hue 340 gives it, in the dark theme. */
export const darkestLightPlate = palette({ ...defaultHues, paper: 340 }, 'dark').plate;

/** The colors on `deep` of a light page. All other colors are those of the dark theme. */
export const deepPalette = (hues: Hues): Partial<Palette> => colorsOf(hues, 'deep');
