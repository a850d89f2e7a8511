import type { Picture } from '@/lib/profile/pictures';

/** The screen of a phone, by its width divided by its height. */
const capture = { min: 0.4, max: 0.75 } as const;

const isCapture = ({ ratio }: Picture) => ratio >= capture.min && ratio <= capture.max;

/** What is much higher than the screen of a phone is a page that was captured whole. */
const isCapturedPage = ({ ratio }: Picture) => ratio < capture.min;

/** A frame is at most as high as 4:3, and at least as high as the window of a browser. */
const frameRatio = (ratio: number) => Math.min(Math.max(ratio, 4 / 3), 2.2);

/** The largest share of a picture that the frame of a card crops. */
const MAX_CROP = 0.3;

/**
 * The ratio of the frames in a list of cards: that of the middle one of its pictures. Captures do
 * not count, because they never fill a frame as they are.
 */
export function cardRatioOf(pictures: readonly Picture[]): number {
  const counting = pictures.filter((each) => !isCapture(each) && !isCapturedPage(each));
  const ratios = counting.map(({ ratio }) => ratio).sort((one, other) => one - other);
  return frameRatio(ratios[Math.floor(ratios.length / 2)] ?? 0);
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

/** The ratio of another large picture: its own, or that of a frame that shows its upper part. */
export const largeRatioOf = (picture: Picture): number =>
  keepsForm(picture) ? picture.ratio : frameRatio(picture.ratio);
