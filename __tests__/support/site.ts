import { type LocalizedSite, siteFor } from '@/lib/site/make-sites';
import { minimalContent } from '../contents/minimal';
import { type Changes, changed } from './changes';
import { imageOf } from './images';

/** A site in one language, by default with nothing optional besides the changes. */
export const siteOf = (changes: Changes = {}, content = minimalContent): LocalizedSite =>
  siteFor(changed(content, changes), imageOf);
