import type { z } from 'zod';
import { type ContentByFolder, contentSchema, translationSchema } from '../content/schema';
import { isLanguageTag, isSameLanguage } from '../text/intl';
import { type Fault, placeOf, valueAt } from './fault';

/** Checks the files of all languages against the schema, and languages against their folders. */
export const schemaFaults = (contents: ContentByFolder): Fault[] =>
  Object.entries(contents).flatMap(([folder, content]) => {
    const schema = folder === '' ? contentSchema : translationSchema;
    const { error } = schema.safeParse(content, { reportInput: true });
    if (error !== undefined) return faultsFrom(error, contents, folder);
    return folder === '' ? [] : languageFaults(contents, folder);
  });

/** zod's issues as faults: its messages are those of the schema. */
const faultsFrom = ({ issues }: z.ZodError, contents: ContentByFolder, folder: string): Fault[] =>
  issues.map(({ code, path, message, input }) => ({
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
