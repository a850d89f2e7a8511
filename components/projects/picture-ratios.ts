import type { Picture } from '@/lib/profile/pictures';
import type { PicturedProject } from './ProjectPicture';

// A ratio is the width of a picture or its frame, divided by the height.

/** No phone is higher: 9:22 is 0.41. What is higher is a page that was captured whole. */
const PHONE_RATIO = 0.4;

/** The greatest ratio of a poster. */
const POSTER_RATIO = 4 / 5;

/** In a wider frame, the picture of a card would be a strip; by eye. */
const MAX_CARD_RATIO = 2.4;

/** The ratio of a plate that is not in a row of cards: phones and posters are large on it. */
export const PLATE_RATIO = 5 / 4;

/**
 * The ratio of the frames in a list of cards: that of the middle one of its pictures. No frame is
 * upright: posters and phones stand in a square one.
 */
export function cardRatioOf(pictures: readonly Picture[]): number {
  const ratios = pictures.map(({ ratio }) => ratio).sort((one, other) => one - other);
  const middle = ratios[Math.floor(ratios.length / 2)] ?? 1;
  return Math.min(Math.max(middle, 1), MAX_CARD_RATIO);
}

/**
 * Whether a picture is whole, on a plate: it is transparent, or it is a poster or the screen of a
 * phone, which would lose too much in a frame, or it is so small that a large frame would blur it.
 */
export function isWhole({ picture, isFeatured }: PicturedProject): boolean {
  const { ratio, plate, isSmall } = picture;
  if (plate !== 'none') return true;
  return ratio >= PHONE_RATIO && (ratio <= POSTER_RATIO || (isSmall && isFeatured));
}

/** The ratio of the frame of a featured picture. A higher picture shows its top. */
export const featuredRatioOf = ({ ratio }: Picture): number => Math.max(ratio, 4 / 3);
