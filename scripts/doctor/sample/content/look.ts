import type { Look } from '@/lib/content/schema';

export const look: Look = {
  /** Degrees on the OKLCH wheel, or a color that gives its hue: '#7a3cff'. 'gray' has no hue. */
  hues: { paper: 85, ink: 228, link: 205, action: 74 },
};
