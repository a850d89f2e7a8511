import { linkFaults } from '../../lib/check/reference-faults';
import { cleanContents } from '../../lib/content/clean-contents';
import type { ContentByFolder } from '../../lib/content/schema';
import { contentFaults } from '../../lib/site/checked-sites';
import { mergedContents, sitesFor } from '../../lib/site/localized-site';

/** Checks contents like a build, and makes their sites without pictures. */
export function checkContent(files: ContentByFolder) {
  const contents = cleanContents(files);
  const faults = contentFaults(contents);
  if (faults.length > 0) return { faults };
  const sites = sitesFor(mergedContents(contents), () => undefined);
  return { sites, faults: linkFaults(contents, sites) };
}
