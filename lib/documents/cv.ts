import type { LocalizedSite } from '../site/make-sites';
import { cvData } from './cv-data';
import { typesetPdf } from './typst';

/**
 * The CV as a tagged PDF with embedded fonts.
 * @returns the bytes; the same content gives the same bytes
 */
export const cvPdf = (site: LocalizedSite): Promise<Uint8Array> =>
  typesetPdf('cv.typ', cvData(site));
