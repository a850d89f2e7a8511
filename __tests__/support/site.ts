import { onlyListedSections } from '@/lib/content/schema';
import type { ImageLookup, PreparedImage } from '@/lib/images/prepared-image';
import { type LocalizedSite, sitesFor } from '@/lib/site/localized-site';
import { minimalContent } from '../contents/minimal';
import { type Changes, changed } from './changes';

/** What the build could make of an original. No file is read. */
export const preparedImage = (
  src: string,
  changes: Partial<PreparedImage> = {},
): PreparedImage => ({
  width: 1600,
  height: 1000,
  ratio: 1.6,
  avif: [],
  fallback: `/images/${src}`,
  isVector: false,
  isOpaque: true,
  plate: 'none',
  ...changes,
});

/** Each picture is there. */
export const imageOf: ImageLookup = (src) => (src === undefined ? undefined : preparedImage(src));

/**
 * A site in one language, by default with nothing optional besides the changes.
 * @param folder of the language; '' for the main one
 */
export const siteOf = (
  changes: Changes = {},
  content = minimalContent,
  folder = '',
): LocalizedSite => sitesFor([[folder, onlyListedSections(changed(content, changes))]], imageOf)[0];
