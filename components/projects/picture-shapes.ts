import type { Picture } from '@/lib/profile/pictures';

/** The ratio of the screen of a phone. What is higher is a page that was captured whole. */
const phone = { min: 0.4, max: 0.75 } as const;

/** The highest and the lowest frame of cards. */
const cardFrame = { min: 1, max: 2.4 } as const;

/**
 * The ratio of the frames in a list of cards: that of the middle one of its pictures. Screens
 * of phones and whole pages do not count, and show their upper part.
 * @returns undefined if most are screens of phones: then all have their own form
 */
export function cardRatioOf(pictures: readonly Picture[]): number | undefined {
  const ratios = pictures.map(({ ratio }) => ratio).sort((one, other) => one - other);
  const phones = ratios.filter((ratio) => ratio >= phone.min && ratio <= phone.max);
  if (2 * phones.length > ratios.length) return undefined;
  const framed = ratios.filter((ratio) => ratio > phone.max);
  const middle = framed[Math.floor(framed.length / 2)] ?? cardFrame.min;
  return Math.min(Math.max(middle, cardFrame.min), cardFrame.max);
}

/**
 * Whether a large picture keeps its own form, beside the text: a poster or the screen of a phone
 * would lose too much in a frame, and a small picture would be blurred.
 */
export const keepsForm = ({ ratio, isSmall }: Picture): boolean =>
  ratio >= phone.min && (ratio <= 0.8 || isSmall);

/** The ratio of a large picture: its own, or that of a frame that shows its upper part. */
export const largeRatioOf = (picture: Picture): number =>
  keepsForm(picture) ? picture.ratio : Math.max(picture.ratio, 4 / 3);
