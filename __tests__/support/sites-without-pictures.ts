import { cleanContents } from '../../lib/content/clean-contents';
import type { ContentByFolder } from '../../lib/content/schema';
import { linkFaults, referenceFaults } from '../../lib/faults/file-faults';
import { schemaFaults, settingFaults } from '../../lib/faults/schema-faults';
import { mergedContents, sitesFor } from '../../lib/site/localized-site';

/** Checks contents like a build, and makes their sites without pictures. */
export function sitesWithoutPictures(files: ContentByFolder) {
  const contents = cleanContents(files);
  const faults = [
    ...settingFaults(process.env),
    ...schemaFaults(contents),
    ...referenceFaults(contents),
  ];
  if (faults.length > 0) return { faults };
  const sites = sitesFor(mergedContents(contents), () => undefined);
  return { sites, faults: linkFaults(contents, sites) };
}
