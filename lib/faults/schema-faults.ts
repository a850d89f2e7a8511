import type { z } from 'zod';
import { type ContentByFolder, contentSchema, translationSchema } from '../content/schema';
import { isLanguageTag } from '../text/intl';
import { contentFile, type Fault, placeOf, valueAt } from './fault';

/** Checks the files and folders of all languages, and that no two have the same language. */
export function schemaFaults(contents: ContentByFolder): Fault[] {
  const languages = Object.values(contents).map(({ site }) => valueAt(site, 'language'));
  return Object.entries(contents).flatMap(([folder, content], index) => {
    const schema = folder === '' ? contentSchema : translationSchema;
    if (folder !== '' && !isLanguageTag(folder)) {
      const rule = 'must name each folder of a language by its tag, like "es" or "pt-BR"';
      return [{ place: `${contentFile('index')} › translations`, rule, value: folder }];
    }
    const { error } = schema.safeParse(content, { reportInput: true });
    if (error !== undefined) return faultsFrom(error, contents, folder);
    const value = languages[index];
    if (languages.indexOf(value) === index) return [];
    const place = placeOf(contents, [folder, 'site', 'language']);
    return [{ place, rule: 'must differ from the languages of the other folders', value }];
  });
}

/**
 * zod's issues as faults: its messages are those of the schema. What several entries of a list have
 * is the fault of the first one, and counts the others.
 */
function faultsFrom({ issues }: z.ZodError, contents: ContentByFolder, folder: string): Fault[] {
  const ruleOf = ({ code, message, input }: z.core.$ZodIssue) =>
    code === 'invalid_type' && input === undefined ? 'is missing' : message;
  /** The same for all entries of a list: 'skills,level,is missing'. */
  const kindOf = (issue: z.core.$ZodIssue) =>
    [...issue.path.filter((key) => typeof key !== 'number'), ruleOf(issue)].join();
  const kinds = issues.map(kindOf);
  return issues.flatMap((issue, index) => {
    const kind = kindOf(issue);
    if (kinds.indexOf(kind) < index) return [];
    const others = kinds.filter((each) => each === kind).length - 1;
    const more = others === 0 ? '' : ` (and ${others} more ${others === 1 ? 'entry' : 'entries'})`;
    return {
      place: placeOf(contents, [folder, ...issue.path]),
      rule: ruleOf(issue) + more,
      value: issue.code === 'unrecognized_keys' ? undefined : issue.input,
    };
  });
}
