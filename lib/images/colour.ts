import { formatHex } from 'culori';

/** An oklch colour: lightness (0–1), chroma, hue in degrees. */
type Oklch = readonly [lightness: number, chroma: number, hue: number];

/**
 * The token colours for places that do not know oklch: manifest, icons, social image, PDF. What
 * lies outside of sRGB is cut off.
 * @returns `#rrggbb`
 */
export function toHex([l, c, h]: Oklch): string {
  return formatHex({ mode: 'oklch', l, c, h });
}

type ColourPair = readonly [light: Oklch, dark: Oklch];

/** Every token in one theme as `#rrggbb`. */
export function palette<Name extends string>(
  colours: Record<Name, ColourPair>,
  theme: 'light' | 'dark',
): Record<Name, string> {
  const index = theme === 'light' ? 0 : 1;
  const entries = Object.entries<ColourPair>(colours).map(([name, pair]) => [
    name,
    toHex(pair[index]),
  ]);
  return Object.fromEntries(entries) as Record<Name, string>;
}
