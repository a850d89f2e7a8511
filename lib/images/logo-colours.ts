/** Luminance (0–1, WCAG) that has 3:1 on the darker of the two plates, whose own is 0.87. */
const DARK_ENOUGH = 0.255;

const HEX = /#([\da-f]{6}|[\da-f]{3})\b/gi;

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
  const darkest = Math.min(...colours.map((colour) => luminance(toLinear(colour))));
  if (colours.length === 0 || isBare || darkest <= DARK_ENOUGH) return svg;
  const factor = DARK_ENOUGH / darkest;
  return svg.replace(HEX, (colour) => toHex(toLinear(colour).map((value) => value * factor)));
}

function toLinear(colour: string): number[] {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  return [1, 3, 5].map((start) => {
    const value = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

function toHex(linear: readonly number[]): string {
  const channel = (value: number) => {
    const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linear.map(channel).join('')}`;
}

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
