import { converter, formatHex, wcagLuminance } from 'culori';

/** Luminance (0–1, WCAG) that has 3:1 on the darker of the two plates, whose own is 0.87. */
const DARK_ENOUGH = 0.255;

const HEX = /#([\da-f]{6}|[\da-f]{3})\b/gi;

const toLinear = converter('lrgb');

/**
 * Darkens a pale logo, hue kept, until its darkest colour stands out from a light plate by 3:1.
 * React's cyan and C's grey need it. A logo with one colour dark enough keeps all of them, and so
 * does one that names no colour: it is black.
 * @param svg the logo's drawing, colours as '#abc' or '#aabbcc'
 */
export function strengthen(svg: string): string {
  // A path without fill is black; one colour elsewhere does not make it pale.
  const colours = svg.match(HEX) ?? [];
  const isBare = /<path(?![^>]*\bfill=)/.test(svg) && !/<g[^>]*\bfill=/.test(svg);
  const darkest = Math.min(...colours.map((colour) => wcagLuminance(colour)));
  if (colours.length === 0 || isBare || darkest <= DARK_ENOUGH) return svg;
  const factor = DARK_ENOUGH / darkest;
  return svg.replace(HEX, (colour) => darken(colour, factor));
}

/** A colour with so much less light in each channel. */
function darken(colour: string, factor: number): string {
  const linear = toLinear(colour);
  if (linear === undefined) return colour;
  const { r, g, b } = linear;
  return formatHex({ mode: 'lrgb', r: r * factor, g: g * factor, b: b * factor });
}
