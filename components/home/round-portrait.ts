import { isUpright, type Size } from '@/lib/images/shape';
import { pictureAboveQuery, pictureAsideQueries } from '../theme/media';
import {
  headerHeight,
  heightAboveText,
  heightBelowPicture,
  heroHeight,
  heroPicture,
  pixelsPerRem,
} from '../theme/sizes';

/** A portrait may be stretched to this multiple of its size in CSS pixels. */
const MAX_STRETCH = 1.35;

/** The picture of the hero is never larger, in CSS pixels. */
const largestPicture = {
  width: pixelsPerRem.max * heroPicture.rem,
  height: pixelsPerRem.max * heroHeight.rem,
} as const;

/** The height of the header, above a picture beside the text, in pixels. */
const HEADER_PX = pixelsPerRem.min * headerHeight;
/** The height of the texts below the picture of a phone, and of the highest picture, in pixels. */
const TEXTS_PX = pixelsPerRem.min * heightBelowPicture;
const ABOVE_TEXTS_PX = pixelsPerRem.min * heightAboveText;

/** The width of a usual phone. */
const PHONE_PX = 390;

interface Portrait extends Size {
  /** The part that stays visible when the portrait is cropped, as in `object-position`. */
  focus?: string;
}

/**
 * The windows in which the picture of the hero is a round portrait on water. In some of them, a
 * portrait that fills the picture would be stretched too much. The other windows are low phones.
 * They would show less than half of a square or upright portrait, and cut off a part of the face.
 * @returns media queries; none if the portrait can fill the picture in every window
 */
export function windowsForRoundPortrait({ width, height, focus }: Portrait): string[] {
  const widest = Math.floor(MAX_STRETCH * width);
  const highest = Math.floor(MAX_STRETCH * height);
  const aside = (condition: string) =>
    pictureAsideQueries.map((query) => `${query} and ${condition}`);
  const above = (condition: string) => `${pictureAboveQuery} and ${condition}`;

  const windowsTooWide = [
    ...aside(`(width > ${Math.floor(widest / (heroPicture.vw / 100))}px)`),
    above(`(width > ${widest}px)`),
  ];
  // In narrower windows the hero is not that high.
  const widthForHighest = Math.floor((highest + HEADER_PX) / (heroHeight.vw / 100));
  const windowsTooHigh = [
    ...aside(`(height > ${highest + HEADER_PX}px) and (width > ${widthForHighest}px)`),
    ...(highest < ABOVE_TEXTS_PX ? [above(`(height > ${highest + TEXTS_PX}px)`)] : []),
  ];
  const mayCutFace = isUpright({ width, height }) && focus === undefined;
  // The texts, and half of a portrait that is as wide as the phone.
  const heightForHalf = TEXTS_PX + Math.round((PHONE_PX * height) / width / 2);
  return [
    ...(widest < largestPicture.width ? windowsTooWide : []),
    ...(highest < largestPicture.height ? windowsTooHigh : []),
    ...(mayCutFace ? [above(`(height < ${heightForHalf}px)`)] : []),
  ];
}

/** The greatest diameter of a round portrait, in pixels. */
export const roundPortraitSize = ({ width, height }: Size): number =>
  Math.floor(MAX_STRETCH * Math.min(width, height));
