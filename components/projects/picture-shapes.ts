import type { Picture } from '@/lib/profile/pictures';

/** The screen of a phone, by its width divided by its height. */
const capture = { min: 0.4, max: 0.75 } as const;

const isCapture = ({ ratio }: Picture) => ratio >= capture.min && ratio <= capture.max;

/** What is much higher than the screen of a phone is a page that was captured whole. */
const isCapturedPage = ({ ratio }: Picture) => ratio < capture.min;

/** The highest frame, and the lowest one of cards, in which the window of a browser fits. */
const frame = { min: 4 / 3, max: 2.2 } as const;

/** The largest share of a picture that the frame of a card crops. */
const MAX_CROP = 0.3;

/** The ratio of the frames in a list of cards: that of the middle one of its pictures. */
export function cardRatioOf(pictures: readonly Picture[]): number {
  const ratios = pictures.map(({ ratio }) => ratio).sort((one, other) => one - other);
  const middle = ratios[Math.floor(ratios.length / 2)] ?? 0;
  return Math.min(Math.max(middle, frame.min), frame.max);
}

/**
 * Whether a picture is whole in the frame of a card. If not, it fills the frame, and loses its lower
 * part or its sides: little, or what the owner allows with `focus`, or the end of a captured page.
 */
export function isWholeIn(cardRatio: number, picture: Picture): boolean {
  const { ratio, plate, focus } = picture;
  if (plate !== 'none') return true;
  if (focus !== undefined || isCapturedPage(picture)) return false;
  const crop = 1 - Math.min(ratio / cardRatio, cardRatio / ratio);
  return isCapture(picture) || crop > MAX_CROP;
}

/**
 * Whether a large picture keeps its own form, beside the text: the screen of a phone would lose too
 * much in a frame, and a small picture would be blurred.
 */
export const keepsForm = (picture: Picture): boolean =>
  isCapture(picture) || (picture.isSmall && !isCapturedPage(picture));

/** The ratio of a large picture: its own, or that of a frame that shows its upper part. */
export const largeRatioOf = (picture: Picture): number =>
  keepsForm(picture) ? picture.ratio : Math.max(picture.ratio, frame.min);
