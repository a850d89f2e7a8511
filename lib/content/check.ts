import { z } from 'zod';
import { fieldName, shortened } from './field-name';
import { type ContentFiles, contentFile, type UncheckedContent } from './files';
import { referenceFaults } from './references';
import { contentSchema } from './schema';

/** Messages for the rules to which the schema gives no message. */
const plainMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    return issue.expected === 'array'
      ? 'must be a list in brackets, [ … ]'
      : 'must be an object like { … }';
  }
  if (issue.code === 'too_big') return `must have at most ${issue.maximum} entries`;
  if (issue.code !== 'unrecognized_keys') return undefined;
  const fields = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
  return `has no field "${issue.keys.join('", "')}"; its fields are ${fields.join(', ')}`;
};

/** What is wrong, without the name of the field. */
function explain({ code, input, message }: z.core.$ZodIssue): string {
  if (code === 'invalid_type' && input === undefined) return 'is missing';
  // For an unknown field zod reports the whole object. Its message contains the name of the field.
  if (code === 'unrecognized_keys') return message;
  return `${message}; given: ${shortened(input)}`;
}

/**
 * The faults inside an object, if a field allows either a text or an object; otherwise the fault
 * itself.
 */
function faultsInside(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const isInside = ({ code, path }: z.core.$ZodIssue) => code !== 'invalid_type' || path.length > 0;
  const inside = issue.errors.find((issues) => issues.every(isInside));
  return inside?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

/** The rules of the schema that the content of one language breaks. */
const brokenRules = (content: UncheckedContent): z.core.$ZodIssue[] =>
  contentSchema
    .safeParse(content, { reportInput: true, error: plainMessage })
    .error?.issues.flatMap(faultsInside) ?? [];

/** The faults that the schema finds in the main language, one line each. */
export const schemaFaults = (content: UncheckedContent): string[] =>
  brokenRules(content).map(
    (issue) => `${fieldName({ '': content }, ['', ...issue.path])}: ${explain(issue)}`,
  );

/** The faults that the schema finds in the files of a second language, one line each. */
function translationFaults(files: ContentFiles, folder: string): string[] {
  const ownFiles = files[folder] ?? {};
  return brokenRules({ ...files[''], ...ownFiles })
    .filter(({ path: [name = ''] }) => name in ownFiles)
    .map((issue) => `${fieldName(files, [folder, ...issue.path])}: ${explain(issue)}`);
}

/**
 * All faults of the content, one line each: broken rules of the schema, and links and pictures that
 * lead to no file. A fault in a file that languages share is listed once.
 */
export function contentFaults(files: ContentFiles, projectDir: string): string[] {
  const translations = Object.keys(files).filter((folder) => folder !== '');
  return [
    ...schemaFaults(files['']),
    ...translations.flatMap((folder) => [
      ...translationFaults(files, folder),
      ...siteFaults(files, folder),
    ]),
    ...referenceFaults(files, projectDir),
  ];
}

/**
 * The faults of a second language's `site.ts`: it is missing, or another language has the same tag.
 */
function siteFaults(files: ContentFiles, folder: string): string[] {
  const file = contentFile('site', folder);
  const languageIn = (other: string): unknown => Object(files[other]?.site).language;
  if (files[folder]?.site === undefined) {
    return [
      `${file}: is missing; copy content/site.ts there and change language and description, or rename the folder if "${folder}" is not meant as a language`,
    ];
  }
  const twin = Object.keys(files).find(
    (other) => other !== folder && languageIn(other) === languageIn(folder),
  );
  if (twin === undefined) return [];
  return [`${file} › language: must differ from the language in ${contentFile('site', twin)}`];
}
