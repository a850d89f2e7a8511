import type { Picture } from '@/lib/profile/pictures';
import type { ProfileProject } from '@/lib/profile/project-lists';
import type { Fit } from '../ui/picture-sizes';

// A ratio is the width of a picture or its frame, divided by the height.

/**
 * The ratios of a phone's screen, from 9:22 to 9:16 with some room. What is higher is a page that
 * was captured whole.
 */
const phone = { min: 0.4, max: 0.6 } as const;

/** A picture that is less wide is whole, on a plate: posters, logos, icons of apps. */
const MIN_WIDE = 4 / 3;

/** In a wider frame, the picture of a card would be a strip; by eye. */
const MAX_CARD_RATIO = 2.4;

/**
 * The ratio of a plate that is as wide as a phone or half of the column. In a window of 1440 px,
 * half of the column is 564 px wide and the plate 376 px high, so a low window shows the name, too.
 */
export const PLATE_RATIO = 3 / 2;

/** On phones, and where a card is alone, frames have this ratio, if those of a row are square. */
export const widerRatio = (ratio: number) => Math.max(ratio, PLATE_RATIO);

/**
 * The ratio of the frames in a list of cards: that of the middle one of its pictures. No frame is
 * upright: a plate that is a third of the column is a square.
 */
export function cardRatioOf(projects: readonly ProfileProject[], columns: number): number {
  const ratios = projects.flatMap(({ picture }) => picture?.ratio ?? []);
  const middle = ratios.sort((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? 1;
  const least = columns === 3 ? 1 : PLATE_RATIO;
  return Math.min(Math.max(middle, least), MAX_CARD_RATIO);
}

/** A frame that is filled shows the top of a long picture. */
export function fitOf({ ratio, plate }: Picture): Fit {
  if (ratio < phone.min) return 'fill';
  if (ratio < phone.max) return 'phone';
  return plate !== 'none' || ratio < MIN_WIDE ? 'whole' : 'fill';
}

/** The ratio of the frame that a featured picture fills, at least 4:3. */
export const featuredRatioOf = ({ ratio }: Picture): number => Math.max(ratio, MIN_WIDE);
