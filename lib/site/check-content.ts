import { isSiteUrl, normalizeBasePath } from '../addresses/urls';
import { parseContent, referenceFaults } from '../content/content-faults';
import { didYouMean, type Fault, placeOf, valueAt } from '../content/fault';
import { isFragment, textParts } from '../content/linked-text';
import type { ContentByFolder } from '../content/schema';
import { siteUrlRule } from '../content/schema-fields';
import { withoutHiddenSections } from '../content/shown-sections';
import { type TextField, textFields } from '../content/text-fields';
import { pageIds } from '../profile/profile';
import { nearestName } from '../text/nearest-name';
import { type LocalizedSite, type Sites, sitesFor } from './make-sites';

export interface CheckedContent {
  files: ContentByFolder;
  /** The site in each language; undefined if there is a fault. */
  sites?: Sites;
  faults: Fault[];
}

/** Checks the content and the settings in the environment, and makes the site in each language. */
export function checkContent(files: ContentByFolder): CheckedContent {
  const { main, faults: schemaFaults } = parseContent(files);
  const faults = [...environmentFaults(process.env), ...schemaFaults, ...referenceFaults(files)];
  if (main === undefined || faults.length > 0) return { files, faults };
  const sites = sitesFor(main, files);
  const linkFaults = pageLinkFaults(files, sites);
  return linkFaults.length > 0 ? { files, faults: linkFaults } : { files, sites, faults: [] };
}

/** Finds faults in the environment variables of a site. */
export function environmentFaults({
  SITE_URL = '',
  BASE_PATH = '',
}: Partial<NodeJS.ProcessEnv>): Fault[] {
  const address = SITE_URL.trim();
  const faults: Fault[] = [];
  if (address !== '' && !isSiteUrl(address)) {
    faults.push({ place: { file: 'SITE_URL' }, rule: siteUrlRule, value: address });
  }
  // The parts '.' and '..' are refused, because they lead to another folder.
  if (!/^(\/(?!\.+(\/|$))[\w.~-]+)*$/.test(normalizeBasePath(BASE_PATH))) {
    const rule = 'must be a path of letters, digits and hyphens, like "/portfolio"';
    faults.push({ place: { file: 'BASE_PATH' }, rule, value: BASE_PATH });
  }
  return faults;
}

/** Finds links in texts to a part of the page that does not exist: `[school](#educaton)`. */
function pageLinkFaults(files: ContentByFolder, sites: Sites): Fault[] {
  const faults = sites.flatMap((site) => {
    const fragments = pageIds(site.profile).map((id) => `#${id}`);
    return (
      // The texts of sections that the owner left out are on no page.
      textFields(withoutHiddenSections(site.content))
        .flatMap((field) => pageLinksIn(field).map((link) => ({ ...field, link })))
        .filter(({ link }) => !fragments.includes(link.normalize()))
        .map(({ link, keys }) => {
          const meant = nearestName(link, fragments);
          return {
            place: placeOf(files, [folderOf(keys, site, files), ...keys]),
            rule: `the page ${site.hrefOf('/')} has no such part`,
            value: link,
            advice: didYouMean(meant && `'${meant}'`),
          };
        })
    );
  });
  // Languages may share a text, and so its fault.
  const ids = faults.map(({ place, value }) => JSON.stringify([place, value]));
  return faults.filter((_, index) => ids.indexOf(ids[index] ?? '') === index);
}

const pageLinksIn = ({ text, hasLinks }: TextField): string[] =>
  hasLinks ? textParts(text).flatMap(({ href = '' }) => (isFragment(href) ? href : [])) : [];

/** The folder of the language whose file has a text: a second language may lack it. */
function folderOf(
  keys: TextField['keys'],
  { folder }: LocalizedSite,
  files: ContentByFolder,
): string {
  const own = keys.map(String).reduce<unknown>(valueAt, files[folder]);
  return own === undefined ? '' : folder;
}
