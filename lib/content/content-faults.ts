import type { z } from 'zod';
import { isSitePath } from '../addresses/urls';
import { localizedFiles, localizedPath, sharedFiles } from '../files/generated-names';
import { findPublicFile, publicFiles } from '../files/public-files';
import { isDeviconName } from '../images/icon-files';
import { isLanguageTag, isSameLanguage } from '../text/intl';
import { type Fault, placeOf, valueAt } from './fault';
import { type Content, type ContentByFolder, contentSchema, translationSchema } from './schema';
import { iconNameIn } from './schema-fields';
import { type TextField, textFieldsInAllLanguages } from './text-fields';

// Faults of the content itself. `check-content.ts` finds links to missing parts of the page.

/**
 * Checks the content of all languages against the schema, and languages against their folders.
 * @returns the main content with its defaults, if no language has a fault
 */
export function parseContent(contents: ContentByFolder): { main?: Content; faults: Fault[] } {
  const main = contentSchema.safeParse(contents[''], { reportInput: true });
  const folders = Object.keys(contents).filter((folder) => folder !== '');
  const faults = [
    ...faultsFrom(main.error, contents, ''),
    ...folders.flatMap((folder) => {
      const { error } = translationSchema.safeParse(contents[folder], { reportInput: true });
      return error === undefined
        ? languageFaults(contents, folder)
        : faultsFrom(error, contents, folder);
    }),
  ];
  return faults.length === 0 ? { main: main.data, faults } : { faults };
}

/** zod's issues as faults: its messages are those of the schema. */
const faultsFrom = (
  error: z.ZodError | undefined,
  contents: ContentByFolder,
  folder: string,
): Fault[] =>
  (error?.issues ?? []).map(({ code, path, message, input }) => ({
    place: placeOf(contents, [folder, ...path]),
    rule: code === 'invalid_type' && input === undefined ? 'is missing' : message,
    value: code === 'unrecognized_keys' ? undefined : input,
  }));

/** Checks that a folder and the `site.ts` in it name the same language. */
function languageFaults(contents: ContentByFolder, folder: string): Fault[] {
  const language = valueAt(contents[folder]?.site, 'language') as string;
  // Region and script may differ: `es-MX` may be in `es/`.
  if (isLanguageTag(folder) && isSameLanguage(language, folder)) return [];
  const rule = `must be the language of its folder, which is called "${folder}"`;
  return [{ place: placeOf(contents, [folder, 'site', 'language']), rule, value: language }];
}

/** Finds links, pictures and logos without a file. */
export function referenceFaults(contents: ContentByFolder): Fault[] {
  // Skill logos like '/icons/react.svg' are not here, because the build only makes those in use.
  const generated = Object.keys(contents).flatMap((folder) =>
    ['', ...localizedFiles, ...sharedFiles].map((file) => localizedPath(folder, `/${file}`)),
  );
  const files = publicFiles();
  return textFieldsInAllLanguages(contents).flatMap((field) => {
    const { kind, text, keys } = field;
    if (kind === 'link' && generated.includes(text)) return [];
    const rule = logoRule(field) ?? fileRule(field, files);
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
  return 'there is no such file in public/ (letter case counts)';
}
