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

/** Heights in pixels. */
const heights = {
  /** The header, above a picture beside the text. */
  header: pixelsPerRem.min * headerHeight,
  /** What is below a picture above the text. */
  belowPicture: pixelsPerRem.min * heightBelowPicture,
  /** The highest picture above the text. */
  aboveText: pixelsPerRem.min * heightAboveText,
} as const;

/** The width of a usual phone. */
const PHONE_PX = 390;

interface PortraitShape extends Size {
  /** The part that stays visible when the portrait is cropped, as in `object-position`. */
  focus?: string;
}

/**
 * The windows in which the picture of the hero is a round portrait on water. In some of them, a
 * portrait that fills the picture would be stretched too much. The other windows are low phones.
 * They would show less than half of a square or upright portrait, and cut off a part of the face.
 * @returns media queries; none if the portrait can fill the picture in every window
 */
export function windowsForRoundPortrait({ width, height, focus }: PortraitShape): string[] {
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
  const widthForHighest = Math.floor((highest + heights.header) / (heroHeight.vw / 100));
  const windowsTooHigh = [
    ...aside(`(height > ${highest + heights.header}px) and (width > ${widthForHighest}px)`),
    ...(highest < heights.aboveText
      ? [above(`(height > ${highest + heights.belowPicture}px)`)]
      : []),
  ];
  const mayCutFace = isUpright({ width, height }) && focus === undefined;
  // The texts, and half of a portrait that is as wide as the phone.
  const heightForHalf = heights.belowPicture + Math.round((PHONE_PX * height) / width / 2);
  return [
    ...(widest < largestPicture.width ? windowsTooWide : []),
    ...(highest < largestPicture.height ? windowsTooHigh : []),
    ...(mayCutFace ? [above(`(height < ${heightForHalf}px)`)] : []),
  ];
}

/** The greatest diameter of a round portrait, in pixels. */
export const maxDiameterOf = ({ width, height }: Size): number =>
  Math.floor(MAX_STRETCH * Math.min(width, height));
