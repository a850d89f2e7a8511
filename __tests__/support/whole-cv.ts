import { cvData } from '@/lib/documents/cv';
import { typesetPdf } from '@/lib/documents/typst';
import type { LocalizedSite } from '@/lib/site/localized-site';

/** A CV with all of the content, on as many pages as that fills: no search for what fits. */
export const wholeCv = (site: LocalizedSite) => typesetPdf('cv.typ', cvData(site));
