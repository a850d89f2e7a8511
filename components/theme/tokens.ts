import { formatHex, toGamut } from 'culori';
import type { Hues } from '@/lib/content/look';

/**
 * The design's values, which components use as CSS custom properties: `paper` is `var(--paper)`. The
 * owner chooses the hues in `content/look.ts`; lightness and chroma of each colour are set here.
 * Components must not import this file: culori would come into the browser's scripts.
 */

/** Lightness (0–1), chroma, and hue in degrees. */
type Oklch = readonly [lightness: number, chroma: number, hue: number];
type Theme = 'light' | 'dark';

/** Each colour in light and in dark. */
const colours = ({ paper, ink, link, action }: Hues) =>
  ({
    /** The page. */
    paper: { light: [0.975, 0.012, paper], dark: [0.225, 0.04, ink] },
    /** The background of dark areas, which are dark in both themes. */
    'dark-ground': { light: [0.225, 0.04, ink], dark: [0.19, 0.036, ink] },
    /** Cards, menu and fields, a step above the page. */
    surface: { light: [0.992, 0.006, paper], dark: [0.265, 0.04, ink] },
    /** Tags, tracks and quiet bands, a step below the page. */
    sunken: { light: [0.94, 0.012, paper], dark: [0.31, 0.04, ink] },
    /** Body text and headings. */
    ink: { light: [0.25, 0.04, ink], dark: [0.95, 0.012, paper] },
    /** Secondary text. */
    'ink-soft': { light: [0.4, 0.04, ink], dark: [0.84, 0.012, paper] },
    /** Decorative hairlines. */
    line: { light: [0.87, 0.012, paper], dark: [0.375, 0.04, ink] },
    /** Edges of controls. */
    edge: { light: [0.56, 0.04, ink], dark: [0.64, 0.04, ink] },
    /** Links and bars. */
    link: { light: [0.44, 0.09, link], dark: [0.81, 0.09, link] },
    /** The primary action only. */
    action: { light: [0.81, 0.16, action], dark: [0.81, 0.16, action] },
    'action-hover': { light: [0.77, 0.16, action], dark: [0.86, 0.165, action + 8] },
    'action-edge': { light: [0.58, 0.14, action - 16], dark: [0.81, 0.16, action] },
    /** Text on the primary action and on plates, which are light in both themes. */
    'on-action': { light: [0.225, 0.04, ink], dark: [0.225, 0.04, ink] },
    focus: { light: [0.48, 0.13, ink + 7], dark: [0.87, 0.12, action + 11] },
    good: { light: [0.42, 0.1, 155], dark: [0.84, 0.12, 155] },
    bad: { light: [0.45, 0.16, 28], dark: [0.82, 0.12, 28] },
    /** Ground of brand logos, light in both themes so that every logo stays legible. */
    plate: { light: [0.992, 0.006, paper], dark: [0.95, 0.012, paper] },
  }) satisfies Record<string, Record<Theme, Oklch>>;

/** Every colour of a theme as `#rrggbb`, which every browser and file format reads. */
export type Palette = Record<keyof ReturnType<typeof colours>, string>;

const toSrgb = toGamut('rgb', 'oklch');

/**
 * The colours of a theme. Where sRGB has no colour of that chroma, the chroma is reduced; the
 * lightness stays, and with it the contrast.
 */
export function palette(hues: Hues, theme: Theme): Palette {
  const hex = Object.entries<Record<Theme, Oklch>>(colours(hues)).map(([name, colour]) => {
    const [l, c, h] = colour[theme];
    return [name, formatHex(toSrgb({ mode: 'oklch', l, c, h }))];
  });
  return Object.fromEntries(hex) as Palette;
}

/** CSS that sets custom properties. */
const declarations = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** Opacity of the scrolled header's background, from 0 to 1. */
export const headerOpacity = 0.82;

/** What both themes share. */
export const scaleDeclarations = declarations({
  'text-xs': '0.8125rem',
  'text-sm': '0.9375rem',
  'text-md': 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem)',
  'text-lg': 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem)',
  'text-xl': 'clamp(1.4375rem, 1.3rem + 0.7vw, 1.875rem)',
  /** Section titles: the headline is at least 1.35 times as large. */
  'text-2xl': 'max(1.625rem, min(clamp(2.25rem, 1.7rem + 2.4vw, 4rem), var(--text-3xl) / 1.35))',
  mono: 'ui-monospace, Menlo, monospace',
  'space-1': '0.5rem',
  'space-2': '1rem',
  'space-3': '1.5rem',
  'space-4': '2rem',
  'space-6': '3rem',
  /** Between entries, columns, a title and what it names; larger between groups of them. */
  gap: 'clamp(1.75rem, 1.2rem + 2.6vw, 4rem)',
  'gap-lg': 'clamp(2.25rem, 1.1rem + 5vw, 5.5rem)',
  gutter: 'clamp(1.25rem, 0.6rem + 3vw, 4rem)',
  width: '72rem',
  measure: '40em',
  /** Zoomed to 400 %, a screen is 256 px tall; the header leaves four fifths of it to the page. */
  'header-height': 'min(4.5rem, 20vh)',
  'radius-sm': '0.5rem',
  'radius-md': '0.875rem',
  shadow: '0 1px 2px rgb(10 40 50 / 0.06), 0 12px 32px -12px rgb(10 40 50 / 0.18)',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  fast: '160ms',
});

/** The colours of a theme. */
export function themeDeclarations(hues: Hues, theme: Theme): string {
  const colours = palette(hues, theme);
  const veil = colours.paper + Math.round(headerOpacity * 255).toString(16);
  const dim = theme === 'dark' ? 'brightness(0.88)' : 'none';
  return `color-scheme:${theme};${declarations({ ...colours, veil, dim })}`;
}
