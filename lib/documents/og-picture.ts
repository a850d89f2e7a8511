import { ISLAND_SHALLOWS, islandRadii } from '../design/shore';
import { croppedPortrait } from '../images/crop';
import { fillsFrame } from '../images/fill-frame';
import type { Size } from '../images/prepared-image';
import sharp from '../images/sharp';
import type { Picture } from '../profile/pictures';

interface PictureOptions {
  /** The middle of what the shore leaves of the picture, as a share of its width. */
  middle: number;
  /** The colors of depth lines, of the lake, and behind a transparent portrait. */
  line: string;
  water: string;
  plate: string;
}

/** The width of the largest island in the picture, with room for the depth lines around it. */
const MAX_ISLAND_SHARE = 0.68;

/**
 * The width of the island's edge and of the depth lines around it, in percent of the island's; and
 * by how much each line is paler than the one within.
 */
const islandLines = { edge: 1.4, around: 0.5, step: 0.2 };

/** The picture beside the texts of `og.png`: a portrait fills it, or is an island in the lake. */
export async function ogPicture(
  portrait: Picture,
  size: Size,
  options: PictureOptions,
): Promise<Buffer> {
  if (fillsFrame(portrait)) {
    return (await croppedPortrait(portrait, size, options.middle)).toBuffer();
  }
  const { width, height } = portrait;
  const largest = MAX_ISLAND_SHARE * size.width;
  const diameter = Math.round(portrait.isVector ? largest : Math.min(width, height, largest));
  const left = Math.round(options.middle * size.width - diameter / 2);
  const top = Math.round((size.height - diameter) / 2);
  const input = await roundPortrait(portrait, diameter);
  return sharp(drawLake(size, { left, top, diameter }, options))
    .composite([{ input, left, top }])
    .png()
    .toBuffer();
}

/** A circle of a portrait, with its focus in the middle. */
async function roundPortrait(portrait: Picture, diameter: number) {
  const square = await croppedPortrait(portrait, { width: diameter, height: diameter });
  const circle = `<svg viewBox="0 0 2 2" width="${diameter}" height="${diameter}"><circle cx="1" cy="1" r="1"/></svg>`;
  const mask = { input: Buffer.from(circle), blend: 'dest-in' } as const;
  return square.ensureAlpha().composite([mask]).png().toBuffer();
}

/** Water with the depth lines of an island. */
function drawLake(
  { width, height }: Size,
  island: { left: number; top: number; diameter: number },
  { line, water, plate }: PictureOptions,
): Buffer {
  const lines = islandRadii.map((radius, index) => {
    const strokeWidth = index === 0 ? islandLines.edge : islandLines.around;
    const opacity = 1 - islandLines.step * index;
    return `<circle cx="50" cy="50" r="${radius}" stroke-width="${strokeWidth}" stroke-opacity="${opacity}"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="${water}"/>
      <g transform="translate(${island.left} ${island.top}) scale(${island.diameter / 100})" fill="${line}" fill-opacity="${ISLAND_SHALLOWS}" stroke="${line}">
        ${lines.join('')}
        <circle cx="50" cy="50" r="50" stroke="none" fill="${plate}" fill-opacity="1"/>
      </g>
    </svg>`,
  );
}
