import sharp from 'sharp';
import { initials } from './content/initials';
import { setLines } from './type/lines';
import { undrawable } from './type/runs';
import { svgLine } from './type/svg-text';

export interface IconColours {
  ground: string;
  letters: string;
  /** The depth lines behind the letters. */
  line: string;
  /** The water line below them. */
  accent: string;
}

/**
 * `rounded` for browsers, which show the file as it is; `small` the same without depth lines, for
 * tabs; `square` where the system rounds (iOS); `maskable` keeps the drawing in the middle 80 %
 * (W3C app manifest, "maskable").
 */
export type IconShape = 'rounded' | 'small' | 'square' | 'maskable';

/** Drawn on a square of this many units. */
const side = 512;

/** Largest width of the letters, in units; the safe circle of a maskable icon is 410 across. */
const roomFor: Record<IconShape, number> = {
  rounded: 384,
  small: 440,
  square: 360,
  maskable: 288,
};

/** One closed depth line, the same shape as the lake's, around the middle at a given size. */
const ring = (scale: number) =>
  `<path transform="translate(256 256) scale(${scale}) rotate(-14)" stroke-width="${7 / scale}" d="M-200-20C-190-130-80-190 30-176S206-90 196 20 110 178-10 186-210 90-200-20Z"/>`;

/**
 * The owner's initials over depth lines.
 * @param name the owner's full name; without letters a font can draw, the bar stands alone
 * @returns an SVG document without text elements, so it looks the same everywhere
 */
export function iconSvg(name: string, colours: IconColours, shape: IconShape): string {
  const wanted = initials(name);
  const letters = undrawable(wanted).length === 0 ? wanted : '';
  const room = roomFor[shape];
  const unit = setLines(letters, Infinity, { weight: 800, size: 100 })[0];
  const size = unit === undefined ? 0 : Math.min((room / unit.width) * 100, room * 0.9);
  const style = { weight: 800, size } as const;
  const line = setLines(letters, Infinity, style)[0];
  // Bricolage's capitals are 0.66 em high; letters and bar together stand in the middle.
  const baseline = 256 + 0.25 * size;
  const text = line === undefined ? '' : svgLine(line, style, 256 - line.width / 2, baseline);
  const corner = shape === 'rounded' || shape === 'small' ? 116 : 0;
  const lines = shape === 'small' ? '' : [0.84, 1.16, 1.5].map(ring).join('');
  const thickness = shape === 'small' ? 40 : 24;
  const bar = { width: room * 0.36, y: line === undefined ? 256 : baseline + size * 0.15 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<clipPath id="a"><rect width="${side}" height="${side}" rx="${corner}"/></clipPath>`,
    `<g clip-path="url(#a)"><rect width="${side}" height="${side}" fill="${colours.ground}"/>`,
    `<g fill="none" stroke="${colours.line}" opacity="0.24">${lines}</g>`,
    `<g fill="${colours.letters}">${text}</g>`,
    `<rect x="${256 - bar.width / 2}" y="${bar.y}" width="${bar.width}" height="${thickness}" rx="${thickness / 2}" fill="${colours.accent}"/>`,
    '</g></svg>',
  ].join('');
}

/** The icon as PNG, `pixels` wide and high. */
export async function iconPng(
  name: string,
  colours: IconColours,
  shape: IconShape,
  pixels: number,
): Promise<Uint8Array> {
  // Rendered at the size of the file; scaling a larger picture down blurs the small ones.
  const density = (72 * pixels) / side;
  return sharp(Buffer.from(iconSvg(name, colours, shape)), { density })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
