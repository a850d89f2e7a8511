/** An oklch colour: lightness (0–1), chroma, hue in degrees. */
type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Linear light to the sRGB curve, IEC 61966-2-1; what lies outside the gamut is cut off. */
function toByte(linear: number): number {
  const light = Math.min(1, Math.max(0, linear));
  const curved = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(curved * 255);
}

/**
 * The token colours for places that do not know oklch: manifest, icons, social image, PDF.
 * Matrices of CSS Color 4, section 9.4 (Oklab to linear sRGB).
 * @returns `#rrggbb`
 */
export function toHex([lightness, chroma, hue]: Oklch): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const bytes = [
    toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
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
