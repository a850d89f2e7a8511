import type { Picture } from '@/lib/profile/pictures';

// A ratio is the width of a picture or its frame, divided by the height.

/** A picture that is less wide, like a phone's screen or a poster, stands on a plate. */
const LEAST_RATIO = 4 / 3;

/** What is less wide than any phone's screen is a long page, of which its frame shows the top. */
const LONG_PAGE = 0.4;

/** A picture has 90 % of the height of its plate, which is then 1.5 times as wide. */
const PLATE_WIDTH = 0.9 * 1.5;

export const fillsFrame = ({ plate, ratio }: Picture): boolean =>
  ratio < LONG_PAGE || (plate === 'none' && ratio >= LEAST_RATIO);

export const ratioInFrame = (picture: Picture): number =>
  fillsFrame(picture)
    ? Math.max(picture.ratio, LEAST_RATIO)
    : Math.min(PLATE_WIDTH * picture.ratio, LEAST_RATIO);

/** The ratio of the frames in a list: that of the middle one of its pictures. */
export function frameRatioOf(pictures: readonly Picture[]): string | undefined {
  const ratios = pictures.map(ratioInFrame).toSorted((one, other) => one - other);
  return ratios[Math.floor(ratios.length / 2)]?.toFixed(3);
}
