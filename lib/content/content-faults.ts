import path from 'node:path';
import type { z } from 'zod';
import { isSitePath } from '../addresses/urls';
import { findPublicFile, publicFiles } from '../files/public-files';
import { localizedFiles, localizedPath, sharedFiles } from '../hosting/file-names';
import { isDeviconName, logoNames } from '../images/icon-files';
import { logoNameIn } from '../images/skill-logos';
import { isSameLanguage, languageName } from '../language/intl';
import { nearestName } from '../text/nearest-name';
import { type BrokenRule, didYouMean, type Fault, placeOf, valueAt } from './fault';
import { type Content, type ContentByFolder, contentSchema, translationSchema } from './schema';
import { type TextField, textFieldsInAllLanguages } from './text-fields';

// Faults that are found before the sites are made: broken rules of the schema, folders of another
// language, and links, pictures and logos without a file.

/**
 * Checks the content of all languages against the schema, and the languages against their folders.
 * @returns the main content with its defaults, if no language has a fault
 */
export function parseContent(files: ContentByFolder): { main?: Content; faults: Fault[] } {
  const main = contentSchema.safeParse(files[''], { reportInput: true });
  const folders = Object.keys(files).filter((folder) => folder !== '');
  const faults = [
    ...faultsFrom(main.error, files, ''),
    ...folders.flatMap((folder) => {
      const { error } = translationSchema.safeParse(files[folder], { reportInput: true });
      return error === undefined ? languageFaults(files, folder) : faultsFrom(error, files, folder);
    }),
  ];
  return faults.length === 0 ? { main: main.data, faults } : { faults };
}

type Issue = z.core.$ZodIssue;

const isMissing = ({ input }: Issue) => input === undefined;

/** zod's issues as faults: its messages are those of the schema. */
function faultsFrom(
  error: z.ZodError | undefined,
  files: ContentByFolder,
  folder: string,
): Fault[] {
  const issues = error?.issues ?? [];
  const withUnknownFields = issues
    .filter(({ code }) => code === 'unrecognized_keys')
    .map(({ path }) => path.join('.'));
  /**
   * Whether an issue only follows from a misspelled field, because the right field is then missing,
   * or a rule about several fields is broken.
   */
  const isConsequence = (issue: Issue) =>
    (isMissing(issue) && withUnknownFields.includes(issue.path.slice(0, -1).join('.'))) ||
    (issue.code === 'custom' && withUnknownFields.includes(issue.path.join('.')));
  return issues
    .filter((issue) => !isConsequence(issue))
    .map((issue) => ({
      place: placeOf(files, [folder, ...issue.path]),
      rule: issue.code === 'invalid_type' && isMissing(issue) ? 'is missing' : issue.message,
      value: issue.code === 'unrecognized_keys' ? undefined : issue.input,
    }));
}

/** Checks that the folder of a second language and its `site.ts` name the same language. */
function languageFaults(files: ContentByFolder, folder: string): Fault[] {
  const languageIn = (other: string) => valueAt(files[other]?.site, 'language') as string;
  const language = languageIn(folder);
  const place = placeOf(files, [folder, 'site', 'language']);
  // Region and script may differ: `es-MX` may be in `es/`.
  if (languageName(folder) === undefined || !isSameLanguage(language, folder)) {
    const rule = `must be the language of its folder, which is called "${folder}"`;
    return [{ place, rule, value: language }];
  }
  const isTwin = Object.keys(files).some(
    (other) => other !== folder && languageIn(other) === language,
  );
  return isTwin ? [{ place, rule: 'must differ from the other languages', value: language }] : [];
}

/** Finds links that lead to no page and no file, and pictures and logos that have no file. */
export function referenceFaults(files: ContentByFolder): Fault[] {
  // Skill logos like '/icons/react.svg' are not here, because the build only makes those in use.
  const generated = Object.keys(files).flatMap((folder) =>
    ['', ...localizedFiles, ...sharedFiles].map((file) => localizedPath(folder, `/${file}`)),
  );
  return textFieldsInAllLanguages(files).flatMap((field) => {
    const { kind, text, keys } = field;
    if (kind === 'link' && generated.includes(text)) return [];
    const fault = logoFault(field) ?? fileFault(field);
    return fault ? [{ place: placeOf(files, keys), value: text, ...fault }] : [];
  });
}

function logoFault({ kind, text }: TextField): BrokenRule | undefined {
  const name = kind === 'skill logo' ? logoNameIn(text) : undefined;
  if (name === undefined || isDeviconName(name)) return undefined;
  const meant = nearestName(name, logoNames());
  const rule = 'https://icon-sets.iconify.design/devicon has no such logo';
  return { rule, advice: didYouMean(meant && `'icon:${meant}'`) };
}

function fileFault({ kind, text }: TextField): BrokenRule | undefined {
  // The schema checks addresses that are no path.
  if (kind === undefined || !isSitePath(text)) return undefined;
  // At the address of a folder, hosts send the `index.html` in it.
  const file = kind === 'link' && text.endsWith('/') ? `${text}index.html` : text;
  if (findPublicFile(file) !== undefined) return undefined;
  const files = publicFiles();
  const nearest = nearestName(
    path.posix.basename(text),
    files.map((each) => path.posix.basename(each)),
  );
  const meant = files.find((each) => path.posix.basename(each) === nearest);
  return { rule: 'there is no such file in public/', advice: didYouMean(meant && `'${meant}'`) };
}
