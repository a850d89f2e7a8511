import { onlyListedSections } from '@/lib/content/schema';
import type { ImageLookup } from '@/lib/images/prepared-image';
import { type LocalizedSite, sitesFor } from '@/lib/site/localized-site';
import { minimalContent } from '../contents/minimal';
import { type Changes, changed } from './changes';
import { preparedImage } from './images';

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
