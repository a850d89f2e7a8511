import type { Picture } from '@/lib/profile/pictures';
import type { ProfileProject } from '@/lib/profile/project-lists';
import type { PicturedProject } from './ProjectPicture';

// A ratio is the width of a picture or its frame, divided by the height.

/** No phone is higher: 9:22 is 0.41. What is higher is a page that was captured whole. */
const PHONE_RATIO = 0.4;

/** The greatest ratio of a poster. */
const POSTER_RATIO = 4 / 5;

/** In a wider frame, the picture of a card would be a strip; by eye. */
const MAX_CARD_RATIO = 2.4;

/**
 * The ratio of a plate that is as wide as a phone or half of the column. In a window of 1440 px,
 * half of the column is 564 px wide and the plate 376 px high, so a low window shows the name, too.
 */
export const PLATE_RATIO = 3 / 2;

/** Cards on their side or on phones have frames of this ratio, if those of their row are square. */
export const widerRatio = (ratio: number) => Math.max(ratio, PLATE_RATIO);

/**
 * The ratio of the frames in a list of cards: that of the middle one of its pictures. No frame is
 * upright: posters and phones stand on a plate, which is a square if it is a third of the column.
 */
export function cardRatioOf(projects: readonly ProfileProject[], columns: number): number {
  const ratios = projects.flatMap(({ picture }) => picture?.ratio ?? []);
  const middle = ratios.sort((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? 1;
  const least = columns === 3 ? 1 : PLATE_RATIO;
  return Math.min(Math.max(middle, least), MAX_CARD_RATIO);
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

/** The ratio of the frame of a featured picture, at least 4:3. A higher picture shows its top. */
export const featuredRatioOf = ({ ratio }: Picture): number => Math.max(ratio, 4 / 3);
