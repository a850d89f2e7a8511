import { type Hues, palette, type Theme } from '@/lib/design/palette';
import { lineWidth } from '@/lib/design/typeface.json';
import { waterColors } from '@/lib/design/water';
import { columnWidth, maxGutter, smallText } from './sizes';

// The design's values as CSS custom properties: the color `page` is `var(--page)`.
//
// Words of the design:
// - hero: the content of the first screen, a text and a picture; the 404 page has one, too
// - shore: a line between land and water, drawn on the edge of a section or of the hero's picture
// - middle sections: those in water, except the last section, which is Contact
// - ground: the background of a section. `water.ts` explains its names: `tint-1`, `deep`, `deepest`
// - land: the filled side of a shore, in the color of the ground next to it
// - depth lines: thin copies of a shore line, drawn beside it
// - `--shore-color`: the color of the water at the shore of a section
// - contours: depth lines of a whole lake, behind the text of the first and the last section, and
//   in the water of the hero's picture
// - `--ground`: the color of the ground around an element
// - `data-dark`: the element has the dark colors on a light page, too. Its value is the ground of
//   a section, or empty. The value `deep` has some colors of its own (`deepDeclarations`)
// - `--page-margin`: the distance from the column of the page to the edge of the window
// - `--plate`: the light background of logos in both themes

const declarations = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** Sizes, distances and timing, which both themes share. */
export const scaleDeclarations = declarations({
  'text-xs': '0.8125rem',
  'text-sm': `${smallText}rem`,
  'text-md': 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem)',
  'text-lg': 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem)',
  'text-xl': 'clamp(1.4375rem, 1.3rem + 0.7vw, 1.875rem)',
  /** Between entries, between columns, and below titles. `gap-lg` separates groups of entries. */
  gap: 'clamp(1.75rem, 1.2rem + 2.6vw, 4rem)',
  'gap-lg': 'clamp(2.25rem, 1.1rem + 5vw, 5.5rem)',
  gutter: `clamp(1.25rem, 0.6rem + 3vw, ${maxGutter}rem)`,
  width: `${columnWidth.usual}rem`,
  /** The widest text. Its lines have at most 70 characters. */
  measure: `${lineWidth}em`,
  /**
   * Phones have a lower header, so that the portrait has more room. Low screens, like one zoomed to
   * 400 %, have the lowest one with enough room for a finger.
   */
  'header-height': 'clamp(2.75rem, 14vh, min(4.5rem, 3.4rem + 1.5vw))',
  'radius-sm': '0.5rem',
  'radius-md': '0.875rem',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  fast: '160ms',
});

/** The colors of a theme. `color-scheme` is for what browsers draw themselves, like scrollbars. */
export function themeDeclarations(hues: Hues, theme: Theme): string {
  return `color-scheme:${theme};${declarations(palette(hues, theme))}`;
}

/**
 * The colors of the water, and a filter for pictures. They depend on the theme of the page, and
 * stay the same inside of dark areas.
 * @param middleSectionCount the number of sections between the land and the last section
 */
export function waterDeclarations(hues: Hues, theme: Theme, middleSectionCount: number): string {
  const dim = theme === 'dark' ? 'brightness(0.88)' : 'none';
  return declarations({ ...waterColors(hues, theme, middleSectionCount), dim });
}

/** The colors in deep water on a light page that differ from those of the dark theme. */
export const deepDeclarations = (hues: Hues): string => declarations(palette(hues, 'deep'));
