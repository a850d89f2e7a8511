import { onlyListedSections } from '@/lib/content/listed-sections';
import { type LocalizedSite, sitesFor } from '@/lib/site/localized-site';
import { minimalContent } from '../contents/minimal';
import { type Changes, changed } from './changes';
import { imageOf } from './images';

/**
 * A site in one language, by default with nothing optional besides the changes.
 * @param folder of the language; '' for the main one
 */
export const siteOf = (
  changes: Changes = {},
  content = minimalContent,
  folder = '',
): LocalizedSite => sitesFor([[folder, onlyListedSections(changed(content, changes))]], imageOf)[0];
