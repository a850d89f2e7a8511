import type { CvStyle } from './writer';

export interface CvLook {
  ink: string;
  soft: string;
  teal: string;
  accent: string;
  /** Bars' tracks and hairlines. */
  track: string;
  /** Depth contours in a 1200 × 800 view box. */
  contours?: string;
}

/** Every kind of text in the CV; sizes and leading in points. */
export const cvStyles = (look: CvLook) =>
  ({
    name: { weight: 800, size: 31, leading: 33, colour: look.ink },
    role: { weight: 600, size: 14, leading: 20, colour: look.teal },
    contact: { weight: 500, size: 9.25, leading: 14.5, colour: look.ink },
    section: { weight: 700, size: 10.5, leading: 14, colour: look.teal },
    title: { weight: 700, size: 11, leading: 14, colour: look.ink },
    subtitle: { weight: 500, size: 9.5, leading: 13.6, colour: look.soft },
    period: { weight: 500, size: 9, leading: 14, colour: look.soft },
    text: { weight: 400, size: 9.6, leading: 14, colour: look.ink },
    small: { weight: 400, size: 8.8, leading: 13.2, colour: look.soft },
    link: { weight: 500, size: 8.8, leading: 13.2, colour: look.teal },
  }) as const satisfies Record<string, CvStyle>;

export type CvStyles = ReturnType<typeof cvStyles>;
