import { readFileSync } from 'node:fs';
import { palette } from '@/components/theme/tokens';
import { editionOf } from '@/lib/content';
import { huesOf } from '@/lib/content/look';
import type { IconColours } from '@/lib/documents/app-icon';
import type { CvLook } from '@/lib/documents/cv';
import type { OgLook } from '@/lib/documents/og';

/** The page's contours as the `d` of an SVG path, in a view box of 1200 × 800. */
const contoursSvg = readFileSync('components/ui/contours.svg', 'utf8');
const contours = / d="([^"]+)"/.exec(contoursSvg)?.[1] ?? '';

/** The page's colours for icons, preview picture and CV, which cannot read its CSS. */
export function documentTheme(hues = huesOf(editionOf().content.look)) {
  const light = palette(hues, 'light');
  const dark = palette(hues, 'dark');

  const icon = {
    ground: dark.paper,
    letters: dark.ink,
    line: dark.link,
    accent: dark.action,
  } satisfies IconColours;
  const og = { ...icon, ink: dark.ink, soft: dark['ink-soft'], contours } satisfies OgLook;
  /** Ink on white paper: a CV is printed. */
  const cv = {
    ink: light.ink,
    soft: light['ink-soft'],
    teal: light.link,
    accent: light.action,
    track: light.line,
  } satisfies CvLook;
  return { light, dark, icon, og, cv };
}
