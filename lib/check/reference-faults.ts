import { isFragment, isSitePath } from '../addresses/urls';
import { textParts } from '../content/linked-text';
import type { ContentByFolder } from '../content/schema';
import { iconNameIn } from '../content/schema-fields';
import { type TextField, textFields, textFieldsInAllLanguages } from '../content/text-fields';
import { generatedNames, pageNames } from '../files/generated-names';
import { findPublicFile, publicFiles } from '../files/public-files';
import { isDeviconName } from '../images/icon-files';
import { pageIds } from '../profile/profile';
import type { LocalizedSite, LocalizedSites } from '../site/make-sites';
import { type Fault, placeOf, valueAt } from './fault';
import { similarName } from './similar-name';

/** Finds links, pictures and logos without a file. */
export function referenceFaults(contents: ContentByFolder): Fault[] {
  const folders = Object.keys(contents);
  const files = publicFiles();
  // Skill logos like '/icons/react.svg' are not here, because the build only makes those in use.
  const linked = [...files, ...pageNames(folders), ...generatedNames(folders)];
  return textFieldsInAllLanguages(contents).flatMap((field) => {
    const { kind, text, keys } = field;
    const rule = logoRule(field) ?? fileRule(field, kind === 'link' ? linked : files);
    return rule === undefined ? [] : { place: placeOf(contents, keys), rule, value: text };
  });
}

function logoRule({ kind, text }: TextField): string | undefined {
  const name = kind === 'skill logo' ? iconNameIn(text) : undefined;
  if (name === undefined || isDeviconName(name)) return undefined;
  return 'https://icon-sets.iconify.design/devicon has no such logo; look up its name there';
}

function fileRule({ kind, text }: TextField, files: string[]): string | undefined {
  if (kind === undefined || !isSitePath(text)) return undefined;
  // At the address of a folder, hosts send the `index.html` in it.
  const file = kind === 'link' && text.endsWith('/') ? `${text}index.html` : text;
  if (findPublicFile(file, files) !== undefined) return undefined;
  const similar = similarName(file.slice(1), files);
  return `there is no such file in public/${similar === undefined ? '' : `; ${similar}`}`;
}

/** Finds links in texts to a part of the page that does not exist: `[school](#educaton)`. */
export function pageLinkFaults(contents: ContentByFolder, sites: LocalizedSites): Fault[] {
  const faults = sites.flatMap((site) => {
    const fragments = pageIds(site.profile).map((id) => `#${id}`);
    return textFields(site.content)
      .flatMap((field) => pageLinksIn(field).map((link) => ({ ...field, link })))
      .filter(({ link }) => !fragments.includes(link))
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
