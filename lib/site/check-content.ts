import { isFragment } from '../addresses/urls';
import { parseContent, referenceFaults } from '../content/content-faults';
import { environmentFaults, publicFileFaults } from '../content/environment-faults';
import { type Fault, placeOf, valueAt } from '../content/fault';
import { textParts } from '../content/linked-text';
import type { ContentByFolder } from '../content/schema';
import { type TextField, textFields } from '../content/text-fields';
import { pageIds } from '../profile/profile';
import { type LocalizedSite, type LocalizedSites, sitesFor } from './make-sites';

/** Checked content, and the site in each language; no site if there is a fault. */
export interface CheckedContent {
  contents: ContentByFolder;
  sites: LocalizedSites | undefined;
  faults: Fault[];
}

/** Checks content, settings and names of files, and makes the site in each language. */
export function checkContent(contents: ContentByFolder): CheckedContent {
  const { main, faults: schemaFaults } = parseContent(contents);
  const faults = [
    ...publicFileFaults(Object.keys(contents)),
    ...environmentFaults(process.env),
    ...schemaFaults,
    ...referenceFaults(contents),
  ];
  if (main === undefined || faults.length > 0) return { contents, sites: undefined, faults };
  const sites = sitesFor(main, contents);
  const linkFaults = pageLinkFaults(contents, sites);
  return { contents, sites: linkFaults.length > 0 ? undefined : sites, faults: linkFaults };
}

/** Finds links in texts to a part of the page that does not exist: `[school](#educaton)`. */
function pageLinkFaults(contents: ContentByFolder, sites: LocalizedSites): Fault[] {
  const faults = sites.flatMap((site) => {
    const fragments = pageIds(site.profile).map((id) => `#${id}`);
    return textFields(site.content)
      .flatMap((field) => pageLinksIn(field).map((link) => ({ ...field, link })))
      .filter(({ link }) => !fragments.includes(link.normalize()))
      .map(({ link, keys }) => ({
        place: placeOf(contents, [folderOf(keys, site, contents), ...keys]),
        rule: `the page ${site.hrefOf('/')} has no such part; "Put links into texts" in docs/make-it-yours.md names them`,
        value: link,
      }));
  });
  // Languages may share a text, and so its fault.
  const isSame = (one: Fault, other: Fault) =>
    one.place === other.place && one.value === other.value;
  return faults.filter(
    (fault, index) => faults.findIndex((other) => isSame(fault, other)) === index,
  );
}

const pageLinksIn = ({ text, hasLinks }: TextField): string[] =>
  hasLinks ? textParts(text).flatMap(({ href = '' }) => (isFragment(href) ? href : [])) : [];

/** The folder of the language whose file has a text: a second language may lack it. */
function folderOf(
  keys: TextField['keys'],
  { folder }: LocalizedSite,
  contents: ContentByFolder,
): string {
  const own = keys.map(String).reduce<unknown>(valueAt, contents[folder]);
  return own === undefined ? '' : folder;
}
