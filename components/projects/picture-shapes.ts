import type { Picture } from '@/lib/profile/pictures';

/** The screen of a phone, by width divided by height. What is lower is a page captured whole. */
const capture = { min: 0.4, max: 0.75 } as const;

const isCapture = ({ ratio }: Picture) => ratio >= capture.min && ratio <= capture.max;

/** The frames of cards and of large pictures. */
const cardRatio = { min: 4 / 3, max: 2.2 } as const;
const largeRatio = { nearlySquare: 1.25, usual: 8 / 5, max: 2.2 } as const;

/** The largest share of a picture that a frame crops. */
const MAX_CROP = 0.3;

/**
 * The ratio of the frames in a list of cards: the middle one of its pictures. Captures of phones
 * and of whole pages do not count, because they never fill a frame as they are.
 */
export function cardRatioOf(pictures: readonly Picture[]): number {
  const counting = pictures.filter(({ ratio }) => ratio > capture.max);
  const ratios = counting.map(({ ratio }) => ratio).sort((one, other) => one - other);
  const middle = ratios[Math.floor(ratios.length / 2)] ?? cardRatio.min;
  return Math.min(Math.max(middle, cardRatio.min), cardRatio.max);
}

/** The ratio of a large picture's frame: its own. If it is higher, the frame shows its upper part. */
export const largeRatioOf = ({ ratio }: Picture): number =>
  ratio < largeRatio.nearlySquare ? largeRatio.usual : Math.min(ratio, largeRatio.max);

/** Whether a large picture keeps its form, because it would lose too much, or be blurred. */
export const keepsForm = (picture: Picture): boolean =>
  isCapture(picture) || (picture.isSmall && picture.ratio > capture.max);

/**
 * Whether a picture is whole in a frame. If not, it fills the frame, and loses its lower part or
 * its sides: little, or what the owner allows with `focus`, or the end of a page captured whole.
 */
export function isWholeIn(frameRatio: number, picture: Picture): boolean {
  const { ratio, plate, focus } = picture;
  if (plate !== 'none') return true;
  if (focus !== undefined || ratio < capture.min) return false;
  const shownShare = Math.min(ratio / frameRatio, frameRatio / ratio);
  return isCapture(picture) || 1 - shownShare > MAX_CROP;
}
