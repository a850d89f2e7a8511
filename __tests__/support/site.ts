import { type LocalizedSite, localizedSite } from '@/lib/site/localized-site';
import { minimalContent } from '../fixtures/content';
import { type Changes, changed } from './changes';

/** A site in one language, by default with nothing optional besides the changes. */
export const siteOf = (changes: Changes = {}, content = minimalContent): LocalizedSite =>
  localizedSite(changed(content, changes));
