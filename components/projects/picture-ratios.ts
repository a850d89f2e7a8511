import type { Picture } from '@/lib/profile/pictures';

// A ratio is the width of a picture or its frame, divided by the height.

/** No phone is higher: 9:22 is 0.41. What is higher is a page that was captured whole. */
const PHONE_RATIO = 0.4;

/** The greatest ratio of a poster. */
const POSTER_RATIO = 4 / 5;

/** In a wider frame, the picture of a card would be a strip; by eye. */
const MAX_CARD_RATIO = 2.4;

/** The ratio of the frames in a list of cards: that of the middle one of its pictures. */
export function cardRatioOf(pictures: readonly Picture[]): number {
  const ratios = pictures.map(({ ratio }) => ratio).sort((one, other) => one - other);
  const middle = ratios[Math.floor(ratios.length / 2)] ?? 1;
  // Of pages that were captured whole, a square shows the top.
  return middle < PHONE_RATIO ? 1 : Math.min(middle, MAX_CARD_RATIO);
}

/** Whether the pictures of a list are beside the texts of their cards. */
export const isUpright = (cardRatio: number): boolean => cardRatio < 1;

/**
 * Whether a large picture is whole, beside the text: a poster or the screen of a phone would lose
 * too much in a frame, and a small picture would be blurred.
 */
export const isShownWhole = ({ ratio, isSmall }: Picture): boolean =>
  ratio >= PHONE_RATIO && (ratio <= POSTER_RATIO || isSmall);

/** The ratio of the frame of a large picture that is not whole. A higher one shows its top. */
export const edgeRatioOf = ({ ratio }: Picture): number => Math.max(ratio, 4 / 3);
