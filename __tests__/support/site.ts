import { type ContentByFolder, contentSchema } from '@/lib/content/schema';
import { type LocalizedSite, type LocalizedSites, siteFor, sitesFor } from '@/lib/site/make-sites';
import { minimalContent } from '../contents/minimal';
import { type Changes, changed } from './changes';

/** A site in one language, by default with nothing optional besides the changes. */
export const siteOf = (changes: Changes = {}, content = minimalContent): LocalizedSite =>
  siteFor(changed(content, changes));

/** The sites of files that need not have their pictures. */
export const sitesOf = (files: ContentByFolder): LocalizedSites =>
  sitesFor(contentSchema.parse(files['']), files);
