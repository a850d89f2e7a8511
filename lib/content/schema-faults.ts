import type { z } from 'zod';
import { isSameLanguage, languageName } from '../language/intl';
import { type Fault, placeOf, valueAt } from './fault';
import { type Content, type ContentFiles, contentSchema, translationSchema } from './schema';

/**
 * Checks the content of all languages against the schema.
 * @returns the main content with its defaults, if no language has a fault
 */
export function parseContent(files: ContentFiles): { main?: Content; faults: Fault[] } {
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
function faultsFrom(error: z.ZodError | undefined, files: ContentFiles, folder: string): Fault[] {
  const issues = error?.issues ?? [];
  const withUnknownFields = issues
    .filter(({ code }) => code === 'unrecognized_keys')
    .map(({ path }) => path.join('.'));
  /** Whether a field is missing, or a rule about several broken, because one is misspelled. */
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
function languageFaults(files: ContentFiles, folder: string): Fault[] {
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
