import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { findPublicFile } from './content/public-files';
import type { Content } from './content/schema';
import type { AddressOf } from './hosting/site-address';
import { ogSize } from './metadata';
import { column, left, type OgTextColours, ogText } from './og-text';
import { setLines } from './type/lines';
import { svgLine } from './type/svg-text';

export interface OgLook extends OgTextColours {
  ground: string;
  line: string;
  /** Depth contours in a 1200 × 800 view box; without them the ground stays plain. */
  contours?: string;
}

const { width, height } = ogSize;

/** The shore between water and portrait; the same line again, moved left, makes the depth lines. */
const shore = 'C800 92 716 150 730 262S836 418 806 514 752 606 764 640';
const shoreStart = 'M822-20';

/** The portrait cropped for its place, as JPEG: small in memory, and nobody sees it at this size. */
async function portrait(src: string): Promise<string | undefined> {
  const { file } = findPublicFile(src);
  if (file === undefined) return undefined;
  const data = await sharp(readFileSync(file), { density: 144 })
    .rotate()
    .resize(504, height, { fit: 'cover', position: 'top' })
    .jpeg({ quality: 92 })
    .toBuffer();
  return `data:image/jpeg;base64,${data.toString('base64')}`;
}

/**
 * The picture in link previews: 1200 × 630 pixels, PNG. Text is drawn as outlines from the page's
 * own face, so no font of the machine and no network takes part.
 * @param content names that are long get smaller letters, very long ones are cut with `…`
 * @param look colours and contours of the page
 */
export async function ogImage(content: Content, look: OgLook, addressOf: AddressOf) {
  const photo = await portrait(content.owner.portrait.src);
  const addressStyle = { weight: 500, size: 24 } as const;
  const address = addressOf('/')
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '');
  const addressLine = setLines(address, column - 60, addressStyle, 1)[0];
  const depths = [0, 1, 2, 3].map(
    (step) =>
      `<path d="${shoreStart}${shore}" transform="translate(${-6 - step * 26} 0)" stroke="${look.line}" stroke-width="${step === 0 ? 5 : 2.5}" opacity="${0.44 - step * 0.1}"/>`,
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${look.ground}"/>`,
    look.contours === undefined
      ? ''
      : `<path d="${look.contours}" transform="translate(-180 -60)" fill="none" stroke="${look.line}" stroke-width="1.5" opacity="0.17"/>`,
    `<clipPath id="a"><path d="${shoreStart}${shore}H1240V-20Z"/></clipPath>`,
    photo === undefined
      ? ''
      : `<image clip-path="url(#a)" href="${photo}" x="${width - 504}" width="504" height="${height}"/>`,
    `<g fill="none">${photo === undefined ? '' : depths.join('')}</g>`,
    ogText(content, look),
    `<rect x="${left}" y="540" width="44" height="8" rx="4" fill="${look.accent}"/>`,
    addressLine === undefined
      ? ''
      : `<g fill="${look.soft}">${svgLine(addressLine, addressStyle, left + 62, 552)}</g>`,
    '</svg>',
  ].join('');
  // A palette of 256 colours keeps a drawn or photographed portrait well under the 300 KB.
  return sharp(Buffer.from(svg))
    .png({ palette: true, quality: 92, effort: 10, dither: 0.6 })
    .toBuffer();
}
