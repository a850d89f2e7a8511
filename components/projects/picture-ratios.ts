import type { Picture } from '@/lib/profile/pictures';

// A ratio is the width of a picture or its frame, divided by the height.

/** The ratio of the screen of a phone. What is higher is a page that was captured whole. */
const phone = { min: 0.4, max: 0.75 } as const;

/** The ratio of a poster at most: 4:5. */
const POSTER_RATIO = 4 / 5;

const MAX_CARD_RATIO = 2.4;

/**
 * The ratio of the frames in a list of cards: that of the middle one of its pictures. Whole pages
 * do not count, and of screens of phones and less high pictures only the more frequent kind.
 */
export function cardRatioOf(pictures: readonly Picture[]): number {
  const ratios = pictures.map(({ ratio }) => ratio).sort((one, other) => one - other);
  const phones = ratios.filter(isPhoneScreen);
  const windows = ratios.filter((ratio) => ratio > phone.max);
  const counted = phones.length > windows.length ? phones : windows;
  return Math.min(counted[Math.floor(counted.length / 2)] ?? 1, MAX_CARD_RATIO);
}

/** Whether a picture or a frame has the ratio of the screen of a phone. */
const isPhoneScreen = (ratio: number): boolean => ratio >= phone.min && ratio <= phone.max;

/** Whether the pictures of a list are beside the texts of their cards. */
export const isUpright = (cardRatio: number): boolean => cardRatio < 1;

/**
 * Whether a large picture is whole, beside the text: a poster or the screen of a phone would lose
 * too much in a frame, and a small picture would be blurred.
 */
export const isShownWhole = ({ ratio, isSmall }: Picture): boolean =>
  ratio >= phone.min && (ratio <= POSTER_RATIO || isSmall);

/** The ratio of the frame of a large picture that is not whole. A high one shows its top. */
export const edgeRatioOf = ({ ratio }: Picture): number => Math.max(ratio, 4 / 3);
