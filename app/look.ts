import { readFileSync } from 'node:fs';
import { colours } from '@/components/theme/tokens';
import type { IconColours } from '@/lib/documents/app-icon';
import type { CvLook } from '@/lib/documents/cv';
import type { OgLook } from '@/lib/documents/og';
import { palette } from '@/lib/images/colour';

/** The page's tokens for the files that cannot read them by themselves. */
export const light = palette(colours, 'light');
export const dark = palette(colours, 'dark');

/** The page's contours as the `d` of an SVG path, in a box of 1200 by 800. */
const drawing = readFileSync('components/ui/contours.svg', 'utf8');
const contours = / d="([^"]+)"/.exec(drawing)?.[1] ?? '';

export const iconColours: IconColours = {
  ground: dark.paper,
  letters: dark.ink,
  line: dark.teal,
  accent: dark.mango,
};

export const ogLook: OgLook = {
  ground: dark.paper,
  ink: dark.ink,
  soft: dark['ink-soft'],
  line: dark.teal,
  accent: dark.mango,
  contours,
};

/** Ink on white paper: a CV is printed. */
export const cvLook: CvLook = {
  ink: light.ink,
  soft: light['ink-soft'],
  teal: light.teal,
  accent: light.mango,
  track: light.line,
  contours,
};
