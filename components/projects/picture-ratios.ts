import type { Picture } from '@/lib/profile/pictures';
import type { Fit } from '../ui/picture-sizes';

// A ratio is the width of a picture or its frame, divided by the height.

/**
 * The ratios of a phone's screen, from 9:22 to 9:16 with some room. What is higher is a page that
 * was captured whole.
 */
const phone = { min: 0.4, max: 0.6 } as const;

/** No frame is less wide. A picture that is less wide is whole on a plate: a poster, a logo. */
const MIN_RATIO = 4 / 3;

/** The ratio of the frames in a list: that of the middle one of its pictures. */
export function frameRatioOf(ratios: readonly number[]): number {
  const middle = ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)];
  return Math.max(middle ?? 0, MIN_RATIO);
}

/** How a picture stands in its frame. A long page that was captured whole fills it with its top. */
export function fitOf({ ratio, plate }: Picture): Fit {
  if (ratio < phone.min) return 'fill';
  if (ratio < phone.max) return 'phone';
  return plate !== 'none' || ratio < MIN_RATIO ? 'whole' : 'fill';
}
