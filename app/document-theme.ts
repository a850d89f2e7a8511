import { readFileSync } from 'node:fs';
import { palette } from '@/components/theme/tokens';
import { editionOf } from '@/lib/content';
import { huesOf } from '@/lib/content/look';

const contoursSvg = readFileSync('components/ui/contours.svg', 'utf8');
const contours = / d="([^"]+)"/.exec(contoursSvg)?.[1] ?? '';

/** The page's colours and contours, for icons, preview picture and CV, which cannot read its CSS. */
export function documentTheme() {
  const hues = huesOf(editionOf().content.look);
  return { light: palette(hues, 'light'), dark: palette(hues, 'dark'), contours };
}
