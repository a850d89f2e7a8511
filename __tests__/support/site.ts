import { type LocalizedSite, localizedSite } from '@/lib/site/localized-site';
import { type Changes, changed } from '../fixtures/changes';
import { minimalContent } from '../fixtures/content';

/** A site in one language, by default with nothing optional besides the changes. */
export const siteOf = (changes: Changes = {}, content = minimalContent): LocalizedSite =>
  localizedSite(changed(content, changes));
