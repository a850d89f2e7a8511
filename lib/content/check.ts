import { z } from 'zod';
import { findPublicFile } from '../hosting/public-files';
import { isPath, localizedFiles, localizedPath } from '../hosting/urls';
import { hasLogo } from '../images/icon-files';
import { type Fault, placeOf, wrong } from './fault';
import { type ContentFiles, contentFile, type UncheckedContent, valueAt } from './files';
import { contentSchema } from './schema';
import { type FieldKind, imageRule, linkRule, skillLogoRule } from './schema-fields';
import { type TextField, textFieldsOf, withoutWrappers } from './text-fields';

/**
 * All faults of the content: broken rules of the schema, and links and pictures that lead to no
 * file. A fault in a file that languages share is listed once.
 */
export function contentFaults(files: ContentFiles): Fault[] {
  const secondLanguages = Object.keys(files).filter((folder) => folder !== '');
  return [
    ...schemaFaults(files['']),
    ...secondLanguages.flatMap((folder) => [
      ...translationFaults(files, folder),
      ...siteFaults(files, folder),
    ]),
    ...referenceFaults(files),
  ];
}

export const schemaFaults = (content: UncheckedContent): Fault[] =>
  brokenRules(content).map((issue) => faultFromIssue(issue, { '': content }, ''));

function translationFaults(files: ContentFiles, folder: string): Fault[] {
  const ownFiles = files[folder] ?? {};
  return brokenRules({ ...files[''], ...ownFiles })
    .filter(({ path: [name = ''] }) => name in ownFiles)
    .map((issue) => faultFromIssue(issue, files, folder));
}

function siteFaults(files: ContentFiles, folder: string): Fault[] {
  const file = contentFile('site', folder);
  const languageIn = (other: string) => valueAt(files[other]?.site, 'language');
  if (files[folder]?.site === undefined) {
    const rule = `is missing; copy content/site.ts there and change language and description, or rename the folder if "${folder}" is not meant as a language`;
    return [wrong(file, rule)];
  }
  const language = languageIn(folder);
  const twin = Object.keys(files).find(
    (other) => other !== folder && languageIn(other) === language,
  );
  // The schema reports a missing language.
  if (twin === undefined || language === undefined) return [];
  const rule = `must differ from the language in ${contentFile('site', twin)}`;
  return [wrong(placeOf(files, [folder, 'site', 'language']), rule)];
}

const brokenRules = (content: UncheckedContent): z.core.$ZodIssue[] =>
  contentSchema
    .safeParse(content, { reportInput: true, error: plainMessage })
    .error?.issues.flatMap(issuesInside) ?? [];

/** Messages for rules that have none in the schema. */
export const plainMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    return issue.expected === 'array'
      ? 'must be a list in brackets, [ … ]'
      : 'must be an object like { … }';
  }
  return issue.code === 'too_big' ? `must have at most ${issue.maximum} entries` : undefined;
};

/**
 * The issues of the form that the owner has chosen, in a field that may have several: a text or an
 * object. zod reports only that all forms are wrong: one has another type, the other a broken rule.
 */
function issuesInside(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  // An empty path is the value itself, which has the type of another form. `{ from: '2024', to: 5 }`
  // is no text, so the issues of the text are left out, and those of the object are inside: `to`.
  const isInside = ({ code, path }: z.core.$ZodIssue) =>
    path.length > 0 || (code !== 'invalid_type' && code !== 'invalid_value');
  const inside = issue.errors.find((issues) => issues.every(isInside));
  return inside?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

function faultFromIssue(issue: z.core.$ZodIssue, files: ContentFiles, folder: string): Fault {
  const place = placeOf(files, [folder, ...issue.path]);
  if (issue.code === 'invalid_type' && issue.input === undefined) return wrong(place, 'is missing');
  if (issue.code !== 'unrecognized_keys') return wrong(place, issue.message, issue.input);
  const unknown = issue.keys.join('", "');
  return wrong(place, `has no field "${unknown}"; its fields are ${fieldsAt(issue.path)}`);
}

function fieldsAt(path: readonly PropertyKey[]): string {
  const schemaAt = path.reduce<z.ZodType>((outer, key) => {
    const schema = withoutWrappers(outer);
    if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
    return schema instanceof z.ZodObject ? schema.shape[String(key)] : schema;
  }, contentSchema);
  const schema = withoutWrappers(schemaAt);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape).join(', ') : '';
}

/** The rules for texts that lead to a file or an address, by their kind. */
const referenceRules: Partial<Record<FieldKind, string>> = {
  link: linkRule,
  picture: imageRule,
  logo: imageRule,
  'skill logo': skillLogoRule,
};

function referenceFaults(files: ContentFiles): Fault[] {
  const generated = Object.keys(files).flatMap((folder) =>
    localizedFiles.map((file) => localizedPath(folder, `/${file}`)),
  );
  return textFieldsOf(files).flatMap((field) => {
    const rule = field.kind && referenceRules[field.kind];
    const isGenerated = field.kind === 'link' && generated.includes(field.text);
    if (rule === undefined || isGenerated || leadsSomewhere(field)) return [];
    return wrong(placeOf(files, field.keys), rule, field.text);
  });
}

/** False for a link, picture or logo that leads to no file of the owner. */
function leadsSomewhere({ kind, text }: TextField): boolean {
  if (kind === 'skill logo' && text.startsWith('icon:')) return hasLogo(text.slice('icon:'.length));
  return !isPath(text) || findPublicFile(text) !== undefined;
}
