import { isLanguageTag, isSameLanguage, languageName } from '../language/intl';
import { type Fault, placeOf, wrongFault } from './fault';
import { type ContentFiles, contentFile, valueAt } from './files';
import { faultsFromIssues } from './issue-faults';
import { issuesIn } from './issues';
import { referenceFaults } from './reference-faults';
import { contentSchema } from './schema';

/**
 * Finds fields that break a rule of the schema, and links and pictures that lead to no file. Files
 * that a language takes from the main one are checked there only.
 */
export function fieldFaults(files: ContentFiles): Fault[] {
  const secondLanguages = Object.keys(files).filter((folder) => folder !== '');
  return [
    ...schemaFaults(files),
    ...secondLanguages.flatMap((folder) => [
      ...schemaFaults(files, folder),
      ...languageFaults(files, folder),
    ]),
    ...referenceFaults(files),
  ];
}

/** The schema of a second language. Each file may be missing. All languages share `look`. */
const translationSchema = contentSchema.omit({ look: true }).partial();

/** Finds fields of a language that break a rule of the schema. */
export function schemaFaults(files: ContentFiles, folder = ''): Fault[] {
  const schema = folder === '' ? contentSchema : translationSchema;
  return faultsFromIssues(issuesIn(files[folder] ?? {}, schema), files, folder, schema);
}

/** Checks that the folder of a second language and its `site.ts` name the same language. */
function languageFaults(files: ContentFiles, folder: string): Fault[] {
  if (languageName(folder) === undefined) {
    const rule = 'must be a language like "es" or "pt-BR", and its folder must have the same name';
    return [wrongFault({ file: contentFile('index'), steps: ['translations'] }, rule, folder)];
  }
  if (files[folder]?.site === undefined) {
    const rule = `is missing; copy content/site.ts there, change language and description, and add it to ${contentFile('index', folder)}`;
    return [wrongFault({ file: contentFile('site', folder) }, rule)];
  }
  const languageIn = (other: string) => valueAt(files[other]?.site, 'language');
  const language = languageIn(folder);
  // The schema reports a missing language, and a text that is no language tag.
  if (typeof language !== 'string' || !isLanguageTag(language)) return [];
  const place = placeOf(files, [folder, 'site', 'language']);
  const twinFolder = Object.keys(files).find(
    (other) => other !== folder && languageIn(other) === language,
  );
  if (twinFolder !== undefined) {
    const file = contentFile('site', twinFolder);
    return [wrongFault(place, `must differ from the language in ${file}`)];
  }
  // Region and script may differ: `es-MX` may be in `es/`.
  if (isSameLanguage(language, folder)) return [];
  return [wrongFault(place, `must be the language of its folder, like "${folder}"`, language)];
}
