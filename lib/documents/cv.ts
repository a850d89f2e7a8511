import { z } from 'zod';
import type { Site } from '../site/site';
import { cvData } from './cv-data';
import { typesetPdf } from './typst';

/**
 * The spacings for a CV that needs several pages: the gap between entries in points, and a factor
 * for the height of lines. The first spacing is the usual one. The second is tight: a few last
 * lines then fit on the page before, which may be the first. The third is loose: it moves more
 * lines to the last page. `cv.typ` has the gaps of a CV of one page.
 */
const spacings = [
  { gap: 9, leading: 1 },
  { gap: 4.2, leading: 0.96 },
  { gap: 14, leading: 1.16 },
] as const;

/** Where the text ends: on which page, and at which share of its height. `cv.typ` measures it. */
const endSchema = z.object({ page: z.number(), filled: z.number() });

/** Whether the last page has enough text. On a second page, a few lines look like a mistake. */
const isWellFilled = ({ page, filled }: z.infer<typeof endSchema>) => page === 1 || filled >= 0.25;

/**
 * The CV as a tagged PDF with embedded fonts. It has the first spacing that fills at least a
 * quarter of the last page. If none does, it has the spacing that fills most of that page.
 * @returns the bytes; the same content gives the same bytes
 */
export async function cvPdf(site: Site): Promise<Uint8Array> {
  const data = cvData(site);
  const typeset = async (spacing: (typeof spacings)[number]) => {
    const { pdf, end } = await typesetPdf('cv.typ', { ...data, spacing });
    return { pdf, end: endSchema.parse(end) };
  };
  const [usualSpacing, ...otherSpacings] = spacings;
  let fullest = await typeset(usualSpacing);
  for (const spacing of otherSpacings) {
    if (isWellFilled(fullest.end)) break;
    const version = await typeset(spacing);
    if (version.end.filled > fullest.end.filled) fullest = version;
  }
  return fullest.pdf;
}
