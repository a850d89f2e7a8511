import { croppedPortrait } from '../images/crop';
import { fillsFrame } from '../images/fill-frame';
import type { Size } from '../images/prepared-image';
import sharp from '../images/sharp';
import type { Picture } from '../profile/pictures';

/** The largest round portrait, as a share of the picture's width: by eye, with water around it. */
const MAX_ROUND_SHARE = 0.68;

/**
 * The picture beside the texts of `og.png`: a portrait fills it, or is round, on plain water.
 * @param middle where the face or the circle is, as a share of the width: land covers one side
 * @param plate the color behind a transparent portrait
 */
export async function ogPicture(
  portrait: Picture,
  size: Size,
  { middle, water, plate }: { middle: number; water: string; plate: string },
): Promise<Buffer> {
  if (fillsFrame(portrait)) {
    return (await croppedPortrait(portrait, size, middle)).toBuffer();
  }
  const { width, height } = portrait;
  const largest = MAX_ROUND_SHARE * size.width;
  const diameter = Math.round(portrait.isVector ? largest : Math.min(width, height, largest));
  const left = Math.round(middle * size.width - diameter / 2);
  const top = Math.round((size.height - diameter) / 2);
  const input = await roundPortrait(portrait, diameter, plate);
  return sharp({ create: { ...size, channels: 3, background: water } })
    .composite([{ input, left, top }])
    .png()
    .toBuffer();
}

/** A circle of a portrait, with its focus in the middle. */
async function roundPortrait(portrait: Picture, diameter: number, plate: string) {
  const square = await croppedPortrait(portrait, { width: diameter, height: diameter });
  const circle = `<svg viewBox="0 0 2 2" width="${diameter}" height="${diameter}"><circle cx="1" cy="1" r="1"/></svg>`;
  const mask = { input: Buffer.from(circle), blend: 'dest-in' } as const;
  const onPlate = square.flatten({ background: plate });
  return onPlate.ensureAlpha().composite([mask]).png().toBuffer();
}
