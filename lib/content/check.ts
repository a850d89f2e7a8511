import { type Fault, placeOf, wrong } from './fault';
import { type ContentFiles, contentFile, type UncheckedContent, valueAt } from './files';
import { brokenRules, faultsFromIssues } from './issues';
import { referenceFaults } from './references';

/**
 * All faults of the content: broken rules of the schema, and links and pictures that lead to no
 * file. A fault in a file that languages share is listed once.
 */
export function contentFaults(files: ContentFiles): Fault[] {
  const secondLanguages = Object.keys(files).filter((folder) => folder !== '');
  return [
    ...schemaFaults(files['']),
    ...secondLanguages.flatMap((folder) => [
      ...translationFaults(files, folder),
      ...siteFaults(files, folder),
    ]),
    ...referenceFaults(files),
  ];
}

export const schemaFaults = (content: UncheckedContent): Fault[] =>
  faultsFromIssues(brokenRules(content), { '': content }, '');

function translationFaults(files: ContentFiles, folder: string): Fault[] {
  const ownFiles = files[folder] ?? {};
  const issues = brokenRules({ ...files[''], ...ownFiles });
  const own = issues.filter(({ path: [name = ''] }) => name in ownFiles);
  return faultsFromIssues(own, files, folder);
}

function siteFaults(files: ContentFiles, folder: string): Fault[] {
  const file = contentFile('site', folder);
  const languageIn = (other: string) => valueAt(files[other]?.site, 'language');
  if (files[folder]?.site === undefined) {
    const rule = `is missing; copy content/site.ts there and change language and description, or rename the folder if "${folder}" is not meant as a language`;
    return [wrong(file, rule)];
  }
  const language = languageIn(folder);
  const twin = Object.keys(files).find(
    (other) => other !== folder && languageIn(other) === language,
  );
  // The schema reports a missing language.
  if (twin === undefined || language === undefined) return [];
  const rule = `must differ from the language in ${contentFile('site', twin)}`;
  return [wrong(placeOf(files, [folder, 'site', 'language']), rule)];
}
