import type { z } from 'zod';
import { type ContentByFolder, contentSchema, translationSchema } from '../content/schema';
import { isLanguageTag, isSameLanguage } from '../text/intl';
import { contentFile, type Fault, placeOf, valueAt } from './fault';

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

/** Checks that a folder and its `site.ts` name the same language, and that no other has its tag. */
function languageTagFaults(contents: ContentByFolder, folder: string): Fault[] {
  const tagOf = (each: string) => String(valueAt(contents[each]?.site, 'language'));
  const tag = tagOf(folder);
  const place = placeOf(contents, [folder, 'site', 'language']);
  // Region and script may differ: `es-MX` may be in `es/`.
  if (!isLanguageTag(folder) || !isSameLanguage(tag, folder)) {
    const rule = `must be the language of its folder, which is called "${folder}"`;
    return [{ place, rule, value: tag }];
  }
  const folders = Object.keys(contents);
  const earlier = folders.slice(0, folders.indexOf(folder));
  const same = earlier.find((each) => isLanguageTag(tagOf(each)) && isSameTag(tagOf(each), tag));
  if (same === undefined) return [];
  const rule = `is that of ${contentFile('site', same)}, too; add a region to one, like "en-GB"`;
  return [{ place, rule, value: tag }];
}

/** "en-UK" is "en-GB", and "tl" is "fil". */
const isSameTag = (one: string, other: string) =>
  new Intl.Locale(one).toString() === new Intl.Locale(other).toString();
