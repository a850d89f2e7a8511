import type { Picture } from '@/lib/profile/pictures';

/** The width of the highest picture in its own form, divided by its height. */
const MIN_OWN_RATIO = 0.4;

/** The screen of a phone. What is higher is a page that was captured whole. */
const isPhone = ({ ratio }: Picture) => ratio >= MIN_OWN_RATIO && ratio <= 0.75;

/** The highest and the lowest frame of cards. */
const cardFrame = { min: 1, max: 2.4 } as const;

/**
 * The ratio of the frames in a list of cards: that of the middle one of its pictures. A higher
 * picture shows its upper part.
 * @returns undefined if the middle one is the screen of a phone: then all have their own form
 */
export function cardRatioOf(pictures: readonly Picture[]): number | undefined {
  const sorted = [...pictures].sort((one, other) => one.ratio - other.ratio);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined || isPhone(middle)) return undefined;
  return Math.min(Math.max(middle.ratio, cardFrame.min), cardFrame.max);
}

/**
 * Whether a large picture keeps its own form, beside the text: a poster or the screen of a phone
 * would lose too much in a frame, and a small picture would be blurred.
 */
export const keepsForm = ({ ratio, isSmall }: Picture): boolean =>
  ratio >= MIN_OWN_RATIO && (ratio <= 0.8 || isSmall);

/** The ratio of a large picture: its own, or that of a frame that shows its upper part. */
export const largeRatioOf = (picture: Picture): number =>
  keepsForm(picture) ? picture.ratio : Math.max(picture.ratio, 4 / 3);
