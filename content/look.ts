import type { Look } from '@/lib/content/schema';

export const look: Look = {
  /** Degrees on the OKLCH wheel, or a color whose hue is taken: '#7a3cff'. 'gray' is no hue. */
  hues: { paper: 85, ink: 228, link: 205, action: 74 },
};
