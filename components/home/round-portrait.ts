import { isUpright, type Size } from '@/lib/images/shape';
import { media } from '../theme/media';

/** A portrait may be stretched to this multiple of its size in CSS pixels. */
const MAXIMUM_STRETCH = 1.35;

/** The picture of the hero is never larger, in CSS pixels: 52rem × 73rem, with 24 px per rem. */
const LARGEST_PICTURE = { width: 1248, height: 1752 } as const;

/** The picture beside the text has this share of the window's width (`heroPictureWidth`). */
const ASIDE_SHARE = 0.44;
/**
 * What the picture leaves of the window's height, in pixels: for the header if it is beside the
 * text, or for the texts on a phone (32.25rem in `HeroPicture.styles.ts`).
 */
const HEADER = 72;
const PHONE_TEXTS = 516;

/** Half of the width of a usual phone. */
const HALF_PHONE = 195;

interface Portrait extends Size {
  /** The part that stays visible when the portrait is cropped, as in `object-position`. */
  focus?: string;
}

/** The media queries of a layout, each with further conditions: '… and (width > 900px)'. */
const within = (layout: 'pictureAside' | 'pictureAbove', ...conditions: string[]) =>
  media[layout]
    .replace('@media ', '')
    .split(', ')
    .map((query) => [query, ...conditions.map((condition) => `(${condition})`)].join(' and '));

/**
 * The windows in which the picture of the hero is a round portrait on water. In some of them, a
 * portrait that fills the picture would be stretched too much. The other windows are low phones.
 * They would show less than half of a square or upright portrait, and cut off a part of the face.
 * @returns media queries; none if the portrait can fill the picture in every window
 */
export function windowsForRoundPortrait({ width, height, focus }: Portrait): string[] {
  const widest = Math.floor(MAXIMUM_STRETCH * width);
  const highest = Math.floor(MAXIMUM_STRETCH * height);
  const tooWide = [
    ...within('pictureAside', `width > ${Math.floor(widest / ASIDE_SHARE)}px`),
    ...within('pictureAbove', `width > ${widest}px`),
  ];
  const tooHigh = [
    // The hero is never higher than 92 % of the window's width.
    ...within(
      'pictureAside',
      `height > ${highest + HEADER}px`,
      `width > ${Math.floor((highest + HEADER) / 0.92)}px`,
    ),
    ...within('pictureAbove', `height > ${highest + PHONE_TEXTS}px`),
  ];
  const isCropped = isUpright({ width, height }) && focus === undefined;
  // The texts, and half of a portrait that is as wide as the phone.
  const heightForHalf = PHONE_TEXTS + Math.round((HALF_PHONE * height) / width);
  return [
    ...(widest < LARGEST_PICTURE.width ? tooWide : []),
    ...(highest < LARGEST_PICTURE.height ? tooHigh : []),
    ...(isCropped ? within('pictureAbove', `height < ${heightForHalf}px`) : []),
  ];
}

/** The greatest diameter of a round portrait, in pixels. */
export const roundPortraitSize = ({ width, height }: Size): number =>
  Math.floor(MAXIMUM_STRETCH * Math.min(width, height));
