import type { z } from 'zod';
import { type ContentByFolder, contentSchema, translationSchema } from '../content/schema';
import { isLanguageTag } from '../text/intl';
import { contentFile, type Fault, fieldPath, firstOfEqual, valueAt } from './fault';

/** Checks the files and folders of all languages, and that no two have the same language. */
export function schemaFaults(contents: ContentByFolder): Fault[] {
  const languages = Object.values(contents).map((files) => valueAt(files, 'site', 'language'));
  return Object.entries(contents).flatMap(([folder, content], index) => {
    const schema = folder === '' ? contentSchema : translationSchema;
    if (folder !== '' && !isLanguageTag(folder)) {
      const rule = 'must name each folder of a language by its tag, like "es" or "pt-BR"';
      return [{ where: `${contentFile('index')} › translations`, rule, value: folder }];
    }
    const { error } = schema.safeParse(content, { reportInput: true });
    if (error !== undefined) return faultsFrom(error, contents, folder);
    const value = languages[index];
    if (languages.indexOf(value) === index) return [];
    const where = fieldPath(contents, [folder, 'site', 'language']);
    return [{ where, rule: 'must differ from the languages of the other folders', value }];
  });
}

/** zod's issues as faults: its messages are those of the schema. */
const faultsFrom = ({ issues }: z.ZodError, contents: ContentByFolder, folder: string): Fault[] =>
  firstOfEqual(
    issues.map(({ code, message, input, path }) => {
      const isMissing = code === 'invalid_type' && input === undefined;
      return {
        where: fieldPath(contents, [folder, ...path]),
        // If all files of a language are missing, the message of the schema lists them.
        rule: isMissing && path.length > 0 ? 'is missing' : message,
        value: code === 'unrecognized_keys' ? undefined : input,
      };
    }),
  );
