import type { z } from 'zod';
import { isSiteUrl } from '../addresses/urls';
import { type ContentByFolder, contentSchema, translationSchema } from '../content/schema';
import { siteUrlRule } from '../content/schema-fields';
import { isLanguageTag } from '../text/intl';
import { contentFile, type Fault, fieldPath, firstOfEqual } from './fault';

/** Checks the files and folders of all languages. */
export const schemaFaults = (contents: ContentByFolder): Fault[] =>
  Object.entries(contents).flatMap(([folder, content]) => {
    if (folder !== '' && !isLanguageTag(folder)) {
      const rule = 'must name each folder of a language by its tag, like "es" or "pt-BR"';
      return [{ where: `${contentFile('index')} › translations`, rule, value: folder }];
    }
    const schema = folder === '' ? contentSchema : translationSchema;
    const { error } = schema.safeParse(content, { reportInput: true });
    return error === undefined ? [] : faultsFrom(error, contents, folder);
  });

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

/** Finds faults in the environment variables of a site. */
export function settingFaults({ SITE_URL = '' }: Partial<NodeJS.ProcessEnv>): Fault[] {
  const value = SITE_URL.trim();
  return value === '' || isSiteUrl(value) ? [] : [{ where: 'SITE_URL', rule: siteUrlRule, value }];
}
