import { isUpright, type Size } from '@/lib/images/shape';
import { media } from '../theme/media';

/** A portrait may be stretched to this multiple of its size in CSS pixels. */
const MAXIMUM_STRETCH = 1.35;

/** A larger picture is sharp in every window: 52rem × 73rem with the largest root font. */
const LARGEST = { width: 1248, height: 1752 } as const;

/** The picture beside the text has this share of the window's width (`heroPictureWidth`). */
const ASIDE_SHARE = 0.44;
/** The rest of the window's height, in pixels: the header or, on a phone, the texts. */
const HEADER = 72;
const PHONE_TEXTS = 516;

/** Half of the width of a usual phone. */
const HALF_PHONE = 195;

interface Portrait extends Size {
  /** The part that the owner wants to see, whatever is cropped. */
  focus?: string;
}

/** The media queries of a layout, each with further conditions. */
const within = (layout: 'pictureAside' | 'pictureAbove', ...conditions: string[]) =>
  media[layout]
    .replace('@media ', '')
    .split(', ')
    .map((query) => [query, ...conditions.map((condition) => `(${condition})`)].join(' and '));

/**
 * The windows in which the picture of the hero is a round portrait on water: those in which it
 * would be stretched too much, and phones that show less than half of a square or upright portrait,
 * so that the face would be cut.
 * @returns media queries; none if the portrait is large enough
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
  const heightForHalf = PHONE_TEXTS + Math.round((HALF_PHONE * height) / width);
  return [
    ...(widest < LARGEST.width ? tooWide : []),
    ...(highest < LARGEST.height ? tooHigh : []),
    ...(isCropped ? within('pictureAbove', `height < ${heightForHalf}px`) : []),
  ];
}

/** The greatest diameter of a round portrait, in pixels. */
export const roundPortraitSize = ({ width, height }: Size): number =>
  Math.floor(MAXIMUM_STRETCH * Math.min(width, height));
