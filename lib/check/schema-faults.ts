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
    return folder === '' ? [] : languageTagFaults(contents, folder);
  });

/** zod's issues as faults: its messages are those of the schema. */
const faultsFrom = ({ issues }: z.ZodError, contents: ContentByFolder, folder: string): Fault[] =>
  issues.map(({ code, path, message, input }) => ({
    place: placeOf(contents, [folder, ...path]),
    rule: code === 'invalid_type' && input === undefined ? 'is missing' : message,
    value: code === 'unrecognized_keys' ? undefined : input,
  }));

/** Checks that a folder and its `site.ts` name the same language. Region and script may differ. */
function languageTagFaults(contents: ContentByFolder, folder: string): Fault[] {
  const tag = String(valueAt(contents[folder]?.site, 'language'));
  if (isLanguageTag(folder) && isSameLanguage(tag, folder)) return [];
  const rule = `must be the language of its folder, which is called "${folder}"`;
  return [{ place: placeOf(contents, [folder, 'site', 'language']), rule, value: tag }];
}
